import {
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { withSecondFactor } from '../../../core/auth/second-factor/with-second-factor.ts';
import { auth } from '../../../lib/firebase.ts';

interface SignIn {
  signal: AbortSignal;
  isOwn: (user: User) => boolean;
}

const underWay = new Set<SignIn>();

export async function logIn(email: string, password: string, signal: AbortSignal): Promise<void> {
  await abortableSignIn(
    { signal, isOwn: (user) => user.email?.toLowerCase() === email.toLowerCase() },
    () => signInWithEmailAndPassword(auth(), email, password),
  );
}

/** Opens Google's window. Call it in a click handler, because browsers block other pop-up windows. */
export async function signInWithGoogle(signal: AbortSignal): Promise<void> {
  await abortableSignIn({ signal, isOwn: isFromGoogle }, () =>
    signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver),
  );
}

function isFromGoogle({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
}

export async function signInAsGuest(signal: AbortSignal): Promise<void> {
  await abortableSignIn({ signal, isOwn: ({ isAnonymous }) => isAnonymous }, () =>
    signInAnonymously(auth()),
  );
}

/**
 * Runs a sign-in that the signal can abort at any time. If the answer arrives later, the user isn't signed in, and
 * the call rejects. `isOwn` recognises the user of this sign-in among concurrent ones.
 */
async function abortableSignIn(signIn: SignIn, run: () => Promise<UserCredential>): Promise<void> {
  underWay.add(signIn);
  const stop = beforeAuthStateChanged(auth(), refuseAborted);
  try {
    await withSecondFactor(auth(), run);
  } finally {
    stop();
    underWay.delete(signIn);
  }
}

function refuseAborted(user: User | null): void {
  const own = user ? [...underWay].filter(({ isOwn }) => isOwn(user)) : [];
  const isAborted = own.length > 0 && own.every(({ signal }) => signal.aborted);
  if (isAborted) throw new Error('The sign-in was aborted.');
}
