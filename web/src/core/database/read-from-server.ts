import { TimeLimitError, withTimeLimit } from '../../lib/with-time-limit.ts';
import { refreshDatabase } from './refresh-database.ts';

const answerLimitMs = 5_000;

/**
 * Reconnects and reads again if no answer comes in time. A connection can die unnoticed while a laptop sleeps. The
 * database client may take over 40 seconds to notice.
 */
export async function readFromServer<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await withTimeLimit(readUncut(read), answerLimitMs);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    await refreshDatabase();
    return read();
  }
}

/** Reads again if the connection broke, or if another read reconnected. */
export async function readUncut<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isCutOff(error)) throw error;
    return read();
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unavailable';
}
