import { signOut as signOutOfFirebase } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';

export function signOut(): Promise<void> {
  return signOutOfFirebase(auth());
}
