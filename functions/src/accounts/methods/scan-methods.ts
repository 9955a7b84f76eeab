import { logFailure } from '../../platform/log.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { recordMethods } from './record-methods.ts';

/** The most accounts that Firebase lists at once. */
const pageSize = 1000;
const concurrency = 8;

/**
 * Records the sign-in methods of all accounts. If an account fails, the others continue and the next run retries
 * it. The call then rejects.
 */
export async function scanMethods(): Promise<void> {
  let areAllNoted = true;
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(pageSize, page);
    await forEachConcurrent(users, concurrency, async (user) => {
      try {
        await recordMethods(user);
      } catch (error) {
        if (isAccountMissing(error)) return;
        logFailure('methods-not-noted', error);
        areAllNoted = false;
      }
    });
    page = pageToken;
  } while (page !== undefined);
  if (!areAllNoted) throw new Error('The sign-in methods of an account were not noted.');
}
