import { auth } from '../../lib/firebase.ts';
import { refreshVerification } from './verification.ts';

/**
 * Updates the session and the profile after the account's address was verified or changed. Never rejects, because
 * the next start tries again.
 */
export async function followAddress(): Promise<void> {
  try {
    await auth().authStateReady();
    const { currentUser } = auth();
    if (!currentUser || currentUser.isAnonymous) return;
    const { email } = currentUser;
    await currentUser.reload();
    await refreshVerification();
    if (currentUser.email === email) return;
    const { updateLinkedProfile } = await import('./update-linked-profile.ts');
    await updateLinkedProfile();
  } catch (error) {
    console.warn('Error following the address of the account', error);
  }
}
