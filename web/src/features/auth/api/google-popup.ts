import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
} from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';
import { signInOnlyAs } from './sign-in-only-as.ts';
import { abortableSignIn } from './abortable-sign-in.ts';

/**
 * Signs in with Google's window, unless the signal is aborted first. Call it in a click handler, because
 * browsers block other windows.
 */
export async function signInWithGoogle(signal: AbortSignal): Promise<void> {
  await abortableSignIn({ signal, isOwn: isFromGoogle }, () =>
    signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver),
  );
}

function isFromGoogle({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
}

/** Links a Google account, which the customer chooses in Google's window. */
export async function linkWithGoogle(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  try {
    await linkWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } catch (error) {
    if (!(await isLinkedAlready(currentUser, error))) throw error;
  }
}

/** An earlier attempt, whose answer was lost, may have linked the Google account to this user. */
async function isLinkedAlready({ uid }: User, error: unknown): Promise<boolean> {
  // `auth/email-already-in-use` is excluded: a sign-in with the credential could take over that account.
  if (!(error instanceof FirebaseError) || error.code !== 'auth/credential-already-in-use') {
    return false;
  }
  const credential = GoogleAuthProvider.credentialFromError(error);
  return credential !== null && signInOnlyAs(uid, () => signInWithCredential(auth(), credential));
}
