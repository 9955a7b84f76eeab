import { auth } from '../firebase.ts';
import { recordRevocation } from './record-revocation.ts';

/**
 * Ends all sessions of an account, at the endpoints and in the database. With `isDisabling`, the account can't sign
 * in again. Safe to repeat. Throws `auth/user-not-found`.
 */
export async function endSessions(uid: string, { isDisabling = false } = {}): Promise<void> {
  if (isDisabling) await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  await recordRevocation(await auth.getUser(uid));
}
