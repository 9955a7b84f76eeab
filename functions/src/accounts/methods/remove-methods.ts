import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { codeOf } from '../../platform/code-of.ts';
import { auth } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import type { SignInMethod } from '../../platform/sessions/sign-in-methods.ts';

/** Removes sign-in methods and restores the owner's address, which the Auth emulator removes with the password. */
export async function removeMethods(
  { uid, email, emailVerified, customClaims }: UserRecord,
  methods: readonly SignInMethod[],
): Promise<void> {
  if (methods.length > 0) {
    await auth.updateUser(uid, { providersToUnlink: methods.map(({ provider }) => provider) });
  }
  const { ownerEmail = email }: AccountClaims = customClaims ?? {};
  if (ownerEmail === undefined || (await auth.getUser(uid)).email === ownerEmail) return;
  const isVerified = emailVerified && email === ownerEmail;
  await auth.updateUser(uid, { email: ownerEmail, emailVerified: isVerified }).catch(ignoreTaken);
}

/** Another account may have taken the address meanwhile. The methods stay removed. */
function ignoreTaken(error: unknown): void {
  if (codeOf(error) !== 'auth/email-already-exists') throw error;
  logFailure('address-not-restored', error);
}
