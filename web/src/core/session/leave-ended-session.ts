import { serverErrors } from '@shared/server-errors.ts';
import { FirebaseError } from 'firebase/app';
import { onIdTokenChanged } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { notify } from '../notices/notices.ts';
import { authErrorCode, isSessionEnded } from '../auth/auth-error.ts';

/** The SDK looks every 800 ms for what another tab has stored. */
const renewalLimitMs = 3_000;

/** Names the session with which the database is asked. */
export function currentSession(): string | undefined {
  return auth().currentUser?.refreshToken;
}

/**
 * Leaves a session that has ended, after the database has refused it: the SDK signs out when it hears so.
 * Resolves to whether another tab has renewed the session instead, by linking the account or with a new
 * password: then the database can be asked again. To ask about the old session would end the new one too.
 */
export async function leaveEndedSession(
  refusal: unknown,
  refused = currentSession(),
): Promise<boolean> {
  if (!(refusal instanceof FirebaseError) || refusal.code !== 'permission-denied') return false;
  if (await isRenewed(refused)) return true;
  try {
    await auth().currentUser?.reload();
  } catch (error) {
    if (isSessionEnded(authErrorCode(error))) notify('error', serverErrors.unauthenticated.message);
  }
  return false;
}

function isRenewed(refused: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, renewalLimitMs, false);
    const stop = onIdTokenChanged(auth(), (user) => {
      if (user && user.refreshToken !== refused) end(true);
    });
    function end(result: boolean): void {
      clearTimeout(timer);
      stop();
      resolve(result);
    }
  });
}
