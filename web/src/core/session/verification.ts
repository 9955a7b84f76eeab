import { sendEmailVerification } from 'firebase/auth';
import { paths } from '@shared/paths.ts';
import { auth } from '../../lib/firebase.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** When the last letter went out, and to whom: the next one may wait a while. */
const lastLetterStore = createStore<{ uid: string; at: number } | undefined>(undefined);

/** When this page last had a letter sent to an account, in milliseconds; 0 for never. */
export function useLastLetterAt(uid: string): number {
  const last = useStore(lastLetterStore);
  return last?.uid === uid ? last.at : 0;
}

/** Sends whoever is signed in the letter that verifies their address. It leads back to the profile. */
export async function sendVerificationLetter(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('Nobody is signed in.');
  await sendEmailVerification(currentUser, { url: `${location.origin}${paths.profile}` });
  lastLetterStore.set({ uid: currentUser.uid, at: Date.now() });
}

/** The same for an account that just got its address. The profile can send it again, so it never fails. */
export async function sendFirstVerificationLetter(): Promise<void> {
  try {
    await sendVerificationLetter();
  } catch (error) {
    console.warn('Error sending the verification letter', error);
  }
}
