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
 * Signs in by Google's window, unless the signal is aborted before that has happened. Call it within a
 * click: browsers block other windows.
 */
export async function signInWithGoogle(signal: AbortSignal): Promise<void> {
  await abortableSignIn({ signal, isOwn: isFromGoogle }, () =>
    signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver),
  );
}

function isFromGoogle({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
}

/** Adds a Google account, chosen in Google's window, to whoever is signed in. */
export async function linkWithGoogle(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('Nobody is signed in.');
  try {
    await linkWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } catch (error) {
    if (!(await isLinkedAlready(currentUser, error))) throw error;
  }
}

/** It may be this very account that has the Google account, since a try of which the answer got lost. */
async function isLinkedAlready({ uid }: User, error: unknown): Promise<boolean> {
  // Of an address in use nothing is known: signing in with it could take it over.
  if (!(error instanceof FirebaseError) || error.code !== 'auth/credential-already-in-use') {
    return false;
  }
  const credential = GoogleAuthProvider.credentialFromError(error);
  return credential !== null && signInOnlyAs(uid, () => signInWithCredential(auth(), credential));
}
