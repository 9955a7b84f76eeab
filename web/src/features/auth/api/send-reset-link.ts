import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/** Sends a password reset link. Does not reveal whether the address has an account. */
export async function sendResetLink(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth(), email);
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/user-not-found') return;
    throw error;
  }
}
