import { auth } from '../firebase.ts';
import { noteRevocation } from './note-revocation.ts';

/**
 * Ends all sessions of an account, at endpoints and in the database; with `isDisabling` it cannot sign
 * in again either. Safe to repeat. Throws `auth/user-not-found`.
 */
export async function endSessions(uid: string, { isDisabling = false } = {}): Promise<void> {
  if (isDisabling) await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  await noteRevocation(await auth.getUser(uid));
}
