import { signInAnonymously } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';
import { abortableSignIn } from './abortable-sign-in.ts';

/** Signs in as a new guest, unless the signal is aborted first. */
export async function signInAsGuest(signal: AbortSignal): Promise<void> {
  await abortableSignIn({ signal, isOwn: ({ isAnonymous }) => isAnonymous }, () =>
    signInAnonymously(auth()),
  );
}
