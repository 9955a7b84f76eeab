import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  signOut,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { ApiError } from '../../../core/api/api-error.ts';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { auth } from '../../../lib/firebase.ts';
import { reportReset } from './report-reset.ts';

/** Codes for a link that cannot be followed any more; after any other error another try may help. */
const spentCodes = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/email-already-in-use',
]);

export function isSpent(error: unknown): boolean {
  return isLinkSpent(error) || spentCodes.has(authErrorCode(error));
}

function isLinkSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-spent';
}

/** Resolves to the address that Firebase's own link gives back to its account. */
export async function checkRecovery(code: string): Promise<string> {
  return (await checkActionCode(auth(), code)).data.email ?? '';
}

/** The code whose application got no answer: it may have been applied. */
let unsure: string | undefined;

/** Gives the account its former address back. */
export async function applyRecovery(code: string): Promise<void> {
  try {
    await applyActionCode(auth(), code);
  } catch (error) {
    if (!isSpent(error)) unsure = code;
    if (!isSpent(error) || unsure !== code) throw error;
  }
}

/** Resolves to the address of the account that a password reset is for. */
export async function checkReset(code: string): Promise<string> {
  return verifyPasswordResetCode(auth(), code);
}

/** Sets the new password, and logs that account out of this browser, whose session ends by it. */
export async function resetPassword(code: string, email: string, password: string): Promise<void> {
  await confirmPasswordReset(auth(), code, password);
  await reportReset(code);
  await auth().authStateReady();
  if (auth().currentUser?.email === email) await signOut(auth()).catch(() => {});
}
