import type { Auth, UserCredential } from 'firebase/auth';
import { authErrorCode } from '../../api/auth-error.ts';

/**
 * Runs a sign-in. Of an account with a second factor it asks for the code, and goes on. Rejects with
 * `auth/user-cancelled` if the customer gives up then.
 */
export async function withSecondFactor(
  auth: Auth,
  signIn: () => Promise<UserCredential>,
): Promise<UserCredential> {
  try {
    return await signIn();
  } catch (error) {
    if (authErrorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    const { promptForCode } = await import('./prompt-for-code.tsx');
    return promptForCode(auth, error);
  }
}
