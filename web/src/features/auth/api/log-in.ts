import { signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';
import { abortableSignIn } from './abortable-sign-in.ts';

/** Signs in with a password, unless the signal is aborted first. */
export async function logIn(email: string, password: string, signal: AbortSignal): Promise<void> {
  await abortableSignIn(
    { signal, isOwn: (user) => user.email?.toLowerCase() === email.toLowerCase() },
    () => signInWithEmailAndPassword(auth(), email, password),
  );
}
