import type { Auth, UserCredential } from 'firebase/auth';
import { authErrorCode } from '../auth-error.ts';

/**
 * Runs a sign-in. If the account has a second factor, asks for its code. Rejects with `auth/user-cancelled` if the
 * customer cancels.
 */
export async function withSecondFactor(
  auth: Auth,
  signIn: () => Promise<UserCredential>,
): Promise<UserCredential> {
  try {
    return await signIn();
  } catch (error) {
    if (authErrorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    const { askForCode } = await import('./ask-for-code.tsx');
    return askForCode(auth, error);
  }
}
