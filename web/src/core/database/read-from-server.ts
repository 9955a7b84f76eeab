import { TimeLimitError, withTimeLimit } from '../../lib/with-time-limit.ts';
import { refreshDatabase } from './refresh-database.ts';

const answerLimitMs = 5_000;

/**
 * Runs a read on the server. If no answer comes in time, reconnects and reads again. A connection can die
 * unnoticed, for example while a laptop sleeps. The database client may take over 40 seconds to notice.
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
