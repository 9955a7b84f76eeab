import { FirebaseError } from 'firebase/app';
import {
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { endLinking, startLinking } from '../../../core/session/cut-off-link.ts';
import { auth } from '../../../lib/firebase.ts';

export async function linkWithPassword(email: string, password: string): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  const { uid } = currentUser;
  startLinking();
  try {
    await linkWithCredential(currentUser, EmailAuthProvider.credential(email, password));
  } catch (error) {
    if (!ambiguousErrors.has(authErrorCode(error))) throw error;
    const signIn = () => signInWithEmailAndPassword(auth(), email, password);
    if (!(await signInOnlyAs(uid, signIn))) throw error;
  } finally {
    endLinking();
  }
}

/** The errors after which the link may exist, because its answer was lost. The guest's token is then invalid. */
const ambiguousErrors = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/email-already-in-use',
  'auth/provider-already-linked',
  'auth/user-token-expired',
]);

export async function linkWithGoogle(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  try {
    await linkWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } catch (error) {
    if (!(await isLinkedAlready(currentUser, error))) throw error;
  }
}

/** Resolves to whether an earlier attempt, whose answer was lost, linked the Google account to this user. */
async function isLinkedAlready({ uid }: User, error: unknown): Promise<boolean> {
  // `auth/email-already-in-use` is excluded, because a sign-in with the credential could take over that account.
  if (!(error instanceof FirebaseError) || error.code !== 'auth/credential-already-in-use') {
    return false;
  }
  const credential = GoogleAuthProvider.credentialFromError(error);
  return credential !== null && signInOnlyAs(uid, () => signInWithCredential(auth(), credential));
}

/** Runs a sign-in and refuses every account except `uid`. Resolves to whether it succeeded. */
async function signInOnlyAs(uid: string, signIn: () => Promise<unknown>): Promise<boolean> {
  const stop = beforeAuthStateChanged(auth(), (user) => {
    if (user && user.uid !== uid) throw new Error('This is another account.');
  });
  try {
    await signIn();
    return true;
  } catch {
    return false;
  } finally {
    stop();
  }
}
