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

/** The errors of a link that can no longer be used. After any other error, a retry may help. */
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

/** Resolves to the address that Firebase's own recovery link restores. */
export async function checkRecovery(code: string): Promise<string> {
  return (await checkActionCode(auth(), code)).data.email ?? '';
}

/** The code of the last request that got no answer. Firebase may have applied it. */
let unansweredCode: string | undefined;

/** Restores the account's former address. A spent code counts as applied if an earlier request got no answer. */
export async function applyRecovery(code: string): Promise<void> {
  try {
    await applyActionCode(auth(), code);
  } catch (error) {
    if (!isSpent(error)) unansweredCode = code;
    if (!isSpent(error) || unansweredCode !== code) throw error;
  }
}

/** Resolves to the address of the account that the reset link belongs to. */
export async function checkReset(code: string): Promise<string> {
  return verifyPasswordResetCode(auth(), code);
}

/** Sets the new password. Logs the account out of this browser, because the reset ends its session. */
export async function resetPassword(code: string, email: string, password: string): Promise<void> {
  await confirmPasswordReset(auth(), code, password);
  await reportReset(code);
  await auth().authStateReady();
  if (auth().currentUser?.email === email) await signOut(auth()).catch(() => {});
}
