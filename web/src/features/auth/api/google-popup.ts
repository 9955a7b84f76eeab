import {
  _castAuth,
  _getInstance,
  type PopupRedirectResolverInternal,
} from '@firebase/auth/internal';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  signInWithPopup,
} from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/**
 * Loads what opens Google's window ahead of the click, in the browsers that block a window which opens
 * long after it. The SDK does so by itself only for a resolver that is there from the start of the page.
 */
export async function prepareGooglePopup(): Promise<void> {
  const resolver = _getInstance<PopupRedirectResolverInternal>(browserPopupRedirectResolver);
  if (resolver._shouldInitProactively) await resolver._initialize(_castAuth(auth()));
}

/** Signs in by Google's window. Call it within a click: browsers block other windows. */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Adds a Google account, chosen in Google's window, to whoever is signed in. */
export async function linkWithGoogle(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('Nobody is signed in.');
  await linkWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
