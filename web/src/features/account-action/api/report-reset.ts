import { endpoints } from '@shared/endpoints.ts';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { postJson } from '../../../core/api/request.ts';
import { withSecondFactor } from '../../../core/auth/second-factor/with-second-factor.ts';
import { passingAuth } from '../../../lib/firebase.ts';

/**
 * Reports a password that has been reset: the server closes the older sessions, and tells the owner by a letter.
 * Signs in for it, apart from the browser's session, which may be another customer's. Never rejects: the password
 * is set.
 */
export async function reportReset(email: string, password: string): Promise<void> {
  try {
    const { user } = await withSecondFactor(passingAuth(), () =>
      signInWithEmailAndPassword(passingAuth(), email, password),
    );
    const headers = { Authorization: `Bearer ${await user.getIdToken()}` };
    await postJson(endpoints.reportPasswordChange, {}, { headers });
    await signOut(passingAuth());
  } catch (error) {
    console.warn('Error after the reset of the password', error);
  }
}
