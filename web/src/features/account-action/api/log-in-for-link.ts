import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

export async function logInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth(), email, password);
}

/** Opens Google's window. Call it in a click handler, because browsers block other pop-up windows. */
export async function logInWithGoogle(email: string | null): Promise<void> {
  const provider = new GoogleAuthProvider();
  if (email !== null) provider.setCustomParameters({ login_hint: email });
  await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
}
