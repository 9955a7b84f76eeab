import { signInAnonymously } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

export async function signInAsGuest(): Promise<void> {
  await signInAnonymously(auth());
}
