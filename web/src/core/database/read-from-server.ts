import { TimeLimitError, withTimeLimit } from '../../lib/with-time-limit.ts';
import { isReconnected, refreshDatabase } from './refresh-database.ts';

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
    return readUncut(read);
  }
}

/** Reads again once if the connection broke, and after each reconnection that cut the read off. */
export async function readUncut<Result>(
  read: () => Promise<Result>,
  isLast = false,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isCutOff(error)) throw error;
    const wasReconnected = await isReconnected();
    if (isLast && !wasReconnected) throw error;
    return readUncut(read, !wasReconnected);
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unavailable';
}
