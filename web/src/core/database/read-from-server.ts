import { TimeLimitError, withTimeLimit } from '../../lib/with-time-limit.ts';
import { refreshDatabase } from './refresh-database.ts';

const answerLimitMs = 5_000;

/**
 * Reads again over a new connection when no answer comes in time: the old one may have died unnoticed, as
 * after a laptop's sleep, and the database's client can take more than forty seconds to find out.
 */
export async function readFromServer<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await withTimeLimit(read(), answerLimitMs);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    await refreshDatabase();
    return read();
  }
}
