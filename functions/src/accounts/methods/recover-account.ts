import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { auth } from '../../platform/firebase.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { signInMethods, type SignInMethod } from '../../platform/sessions/sign-in-methods.ts';
import { recordMethods } from './record-methods.ts';
import { removeMethods } from './remove-methods.ts';

/**
 * Gives an account back to its owner: ends all its sessions and calls `removeUntrustedMethods`. With `isDisabling`,
 * the account can't log in again. Safe to repeat. Throws `auth/user-not-found`.
 */
export async function recoverAccount(uid: string, { isDisabling = false } = {}): Promise<void> {
  await endSessions(uid, { isDisabling });
  await removeUntrustedMethods(uid);
}

/**
 * Removes untrusted sign-in methods and restores an address that was changed without our link. Ends all sessions if
 * it found either. Afterwards a password reset by email always leads into the account.
 */
export async function removeUntrustedMethods(uid: string): Promise<void> {
  const user = await auth.getUser(uid);
  const untrusted = untrustedMethods(user);
  const { ownerEmail = user.email }: AccountClaims = user.customClaims ?? {};
  if (untrusted.length > 0 || user.email !== ownerEmail) {
    await removeMethods(user, untrusted);
    await endSessions(uid);
  }
  await recordMethods(await auth.getUser(uid));
}

export function untrustedMethods(user: UserRecord): SignInMethod[] {
  return signInMethods(user).filter(({ isTrusted }) => !isTrusted);
}
