import {
  beforeAuthStateChanged,
  EmailAuthProvider,
  linkWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { authErrorCode } from '../../../core/session/auth-error-code.ts';
import { auth } from '../../../lib/firebase.ts';

/** Adds an address and a password to whoever is signed in. */
export async function linkWithPassword(email: string, password: string): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('Nobody is signed in.');
  const { uid } = currentUser;
  try {
    await linkWithCredential(currentUser, EmailAuthProvider.credential(email, password));
  } catch (error) {
    const isLinked = unsure.has(authErrorCode(error)) && (await canSignIn(uid, email, password));
    if (!isLinked) throw error;
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

/** Signs in to this one account, so that a password which fits another one changes nothing here. */
async function canSignIn(uid: string, email: string, password: string): Promise<boolean> {
  const stop = beforeAuthStateChanged(auth(), (user) => {
    if (user && user.uid !== uid) throw new Error('This is another account.');
  });
  try {
    await signInWithEmailAndPassword(auth(), email, password);
    return true;
  } catch {
    return false;
  } finally {
    stop();
  }
}
