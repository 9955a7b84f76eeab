import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { ServerError } from '../../../shared/server-errors.ts';
import type { Session } from './authenticate.ts';

const maxSignInAgeSeconds = 5 * 60;

/** Throws `sign-in-too-old`, except for guests, who can't sign in again. */
export function requireRecentSignIn({ token, user }: Session): void {
  if (isOld(token) && !isGuest(user)) throw new ServerError('sign-in-too-old');
}

/** Reads the account, because a token that was issued before linking still says `anonymous`. */
function isGuest({ providerData }: UserRecord): boolean {
  return providerData.length === 0;
}

/** Returns true for an unreadable sign-in time. */
function isOld({ auth_time }: DecodedIdToken): boolean {
  const isFresh = Date.now() / 1000 - auth_time <= maxSignInAgeSeconds;
  return !isFresh;
}
