import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/** Sends a link to choose a new password. Whether the address has an account, it doesn't tell. */
export async function sendResetLink(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth(), email);
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/user-not-found') return;
    throw error;
  }
}
