import { EmailAuthProvider, linkWithCredential } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/** Adds an address and a password to whoever is signed in. */
export async function linkWithPassword(email: string, password: string): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('Nobody is signed in.');
  await linkWithCredential(currentUser, EmailAuthProvider.credential(email, password));
}
