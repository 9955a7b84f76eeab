import type { Auth, UserCredential } from 'firebase/auth';
import { authErrorCode } from '../../api/auth-error.ts';

/**
 * Asks for the code if the account has a second factor. Rejects with `auth/user-cancelled` if the customer cancels.
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
