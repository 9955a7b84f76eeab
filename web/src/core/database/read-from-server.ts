import { TimeLimitError, withTimeLimit } from '../../lib/with-time-limit.ts';
import { refreshDatabase } from './refresh-database.ts';

const answerLimitMs = 5_000;

/**
 * Reconnects and reads again if no answer comes in time. A connection can die unnoticed while a laptop sleeps. The
 * database client may take over 40 seconds to notice. A reconnection also cuts off the reads of others, which then read
 * again.
 */
export async function readFromServer<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await withTimeLimit(read(), answerLimitMs);
  } catch (error) {
    if (error instanceof TimeLimitError) await refreshDatabase();
    else if (!isCutOff(error)) throw error;
    return read();
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unavailable';
}
