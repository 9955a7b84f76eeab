import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  signOut,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { authErrorCode } from '../../../core/auth/auth-error.ts';
import { auth } from '../../../lib/firebase.ts';
import { reportReset } from './report-reset.ts';

/** Codes of a link that cannot be followed any more; after any other error another try may help. */
const spentCodes = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/email-already-in-use',
]);

export function isSpent(error: unknown): boolean {
  return spentCodes.has(authErrorCode(error));
}

/** The code whose application got no answer: it may have been applied. */
let unsure: { code: string; email: string } | undefined;

/** Applies a code. Resolves to the address that it is about: the new one, if it changes the address. */
export async function applyCode(code: string): Promise<string> {
  let email = '';
  try {
    email = (await checkActionCode(auth(), code)).data.email ?? '';
    await applyActionCode(auth(), code);
    return email;
  } catch (error) {
    if (unsure?.code === code && isSpent(error)) return unsure.email;
    if (email !== '' && !isSpent(error)) unsure = { code, email };
    throw error;
  }
}

/** Resolves to the address of the account that a password reset is for. */
export async function checkReset(code: string): Promise<string> {
  return verifyPasswordResetCode(auth(), code);
}

/** Sets the new password, and logs that account out of this browser, whose session ends by it. */
export async function resetPassword(code: string, email: string, password: string): Promise<void> {
  await confirmPasswordReset(auth(), code, password);
  void reportReset(email, password);
  await auth().authStateReady();
  if (auth().currentUser?.email === email) await signOut(auth()).catch(() => {});
}
