import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { roles } from '../../../shared/accounts/roles.ts';
import { logFailure } from '../log.ts';
import { endSessions } from './end-sessions.ts';
import { recordRevocation } from './record-revocation.ts';

/** How long a token can outlive its session. */
const tokenLifeMs = 60 * 60 * 1000;

/**
 * Resolves to whether the session of a genuine token has ended. If so, or after a revocation within the last hour,
 * the database refuses ended sessions too.
 */
export async function closeEndedSessions(
  token: DecodedIdToken,
  user: UserRecord,
): Promise<boolean> {
  const isRevoked = token.auth_time * 1000 < validAfterMs(user);
  const isUnfounded =
    user.disabled ||
    !hasMethod(user, token.firebase.sign_in_provider) ||
    roles.some((role) => token[role] === true && user.customClaims?.[role] !== true);
  if (!isRevoked && isUnfounded) await attempt(endSessions(user.uid));
  else if (isRevoked || wasRevokedLately(user)) await attempt(recordRevocation(user));
  return isRevoked || isUnfounded;
}

/** Accepts a guest's session after linking, because its token says `anonymous` until it's renewed. */
function hasMethod({ providerData }: UserRecord, method: string): boolean {
  return method === 'anonymous' || providerData.some(({ providerId }) => providerId === method);
}

/**
 * Returns whether tokens were revoked within the last hour. A new account's creation sets the same time, which
 * doesn't count.
 */
export function wasRevokedLately(user: UserRecord): boolean {
  const atMs = validAfterMs(user);
  return atMs > Date.parse(user.metadata.creationTime) && atMs > Date.now() - tokenLifeMs;
}

function validAfterMs({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0;
}

/** Only logs a failure, because the next request tries again. */
async function attempt(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => logFailure('sessions-not-ended', error));
}
