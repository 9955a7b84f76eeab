import { EmailAuthProvider, linkWithCredential, signInWithEmailAndPassword } from 'firebase/auth';
import { authErrorCode } from '../../../core/auth/auth-error.ts';
import { endLinking, startLinking } from '../../../core/session/cut-off-link.ts';
import { auth } from '../../../lib/firebase.ts';
import { signInOnlyAs } from './sign-in-only-as.ts';

/** Links an email address and a password. */
export async function linkWithPassword(email: string, password: string): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  const { uid } = currentUser;
  startLinking();
  try {
    await linkWithCredential(currentUser, EmailAuthProvider.credential(email, password));
  } catch (error) {
    if (!unsure.has(authErrorCode(error))) throw error;
    const signIn = () => signInWithEmailAndPassword(auth(), email, password);
    if (!(await signInOnlyAs(uid, signIn))) throw error;
  } finally {
    endLinking();
  }
}

/**
 * Codes after which the link may exist although its answer was lost. The account then has the address, and
 * the guest's token is void.
 */
const unsure = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/email-already-in-use',
  'auth/provider-already-linked',
  'auth/user-token-expired',
]);
