import { EmailAuthProvider, linkWithCredential, signInWithEmailAndPassword } from 'firebase/auth';
import { authErrorCode } from '../../../core/auth/auth-error.ts';
import { forgetLinking, noteLinking } from '../../../core/session/cut-off-link.ts';
import { auth } from '../../../lib/firebase.ts';
import { signInOnlyAs } from './sign-in-only-as.ts';

/** Adds an address and a password to whoever is signed in. */
export async function linkWithPassword(email: string, password: string): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('Nobody is signed in.');
  const { uid } = currentUser;
  noteLinking();
  try {
    await linkWithCredential(currentUser, EmailAuthProvider.credential(email, password));
  } catch (error) {
    if (!unsure.has(authErrorCode(error))) throw error;
    const signIn = () => signInWithEmailAndPassword(auth(), email, password);
    if (!(await signInOnlyAs(uid, signIn))) throw error;
  } finally {
    forgetLinking();
  }
}

/**
 * What the service answers, now or when it is asked again, although the link was made and only its
 * answer got lost: the account has the address then, and the guest's token is void.
 */
const unsure = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/email-already-in-use',
  'auth/provider-already-linked',
  'auth/user-token-expired',
]);
