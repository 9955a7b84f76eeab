import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { logFailure } from '../log.ts';
import { endSessions } from './end-sessions.ts';
import { noteRevocation } from './note-revocation.ts';

/** The longest that a token outlives its session. */
const tokenLifeMs = 60 * 60 * 1000;

/**
 * Closes the database to the session of a genuine token if it is over: it was revoked, the account is
 * disabled, or the account no longer has the token's sign-in method or its administrator's claim. Closes
 * it also to the older sessions of an account whose tokens were revoked within the last hour. Resolves to
 * whether the token's own session is over.
 */
export async function closeEndedSessions(
  token: DecodedIdToken,
  user: UserRecord,
): Promise<boolean> {
  const isRevoked = token.auth_time * 1000 < validAfterMs(user);
  const isUnfounded =
    user.disabled ||
    !hasMethod(user, token.firebase.sign_in_provider) ||
    (token['admin'] === true && user.customClaims?.['admin'] !== true);
  if (!isRevoked && isUnfounded) await attempt(endSessions(user.uid));
  else if (isRevoked || wasRevokedLately(user)) await attempt(noteRevocation(user));
  return isRevoked || isUnfounded;
}

/**
 * A session that began as a guest's stays the owner's after the account was linked, and its token says
 * `anonymous` until it is renewed.
 */
function hasMethod({ providerData }: UserRecord, method: string): boolean {
  return method === 'anonymous' || providerData.some(({ providerId }) => providerId === method);
}

/** A new account has a moment from which its tokens count too: that of its creation. */
function wasRevokedLately(user: UserRecord): boolean {
  const atMs = validAfterMs(user);
  return atMs > Date.parse(user.metadata.creationTime) && atMs > Date.now() - tokenLifeMs;
}

function validAfterMs({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0;
}

/** The answer to a request does not depend on it: the next request tries again. */
async function attempt(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => logFailure('sessions-not-ended', error));
}
