import { FirebaseError } from 'firebase/app';
import { onIdTokenChanged } from 'firebase/auth';
import { messages } from '../../content/ended-session.ts';
import { auth } from '../../lib/firebase.ts';
import { ApiError } from './api-error.ts';
import { notify } from '../notices/notices.ts';
import { authErrorCode, isSessionEnded } from './auth-error.ts';

/** The SDK checks every 800 ms what another tab has stored. */
const renewalLimitMs = 3_000;

/** Returns the refresh token, which identifies the session. */
export function currentSession(): string | undefined {
  return auth().currentUser?.refreshToken;
}

/** Leaves a session that the database or our server has refused because it ended. Resolves like `leaveSession`. */
export async function leaveEndedSession(
  refusal: unknown,
  refused = currentSession(),
): Promise<boolean> {
  return isOfSession(refusal) && leaveSession(refused);
}

/**
 * Leaves a session that seems to have ended. Resolves to true if another tab has renewed it, so that the caller can
 * query the database again. Waits for a renewal first, because asking about the old session would end the new one
 * too.
 */
export async function leaveSession(refused: string | undefined): Promise<boolean> {
  if (await isRenewed(refused)) return true;
  try {
    await auth().currentUser?.reload();
  } catch (error) {
    notifyIfSessionEnded(error);
  }
  return false;
}

/** Notifies the customer if an authentication error means that the session is over. Returns whether it is. */
export function notifyIfSessionEnded(error: unknown): boolean {
  const isOver = isSessionEnded(authErrorCode(error));
  if (isOver) notify('error', messages.loggedOut);
  return isOver;
}

function isOfSession(refusal: unknown): boolean {
  return refusal instanceof FirebaseError
    ? refusal.code === 'permission-denied'
    : refusal instanceof ApiError && refusal.code === 'unauthenticated';
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
