import { endpoints } from '@shared/endpoints.ts';
import { auth } from '../../lib/firebase.ts';
import { postAsUser } from '../api/as-user.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { isUnproven } from './unproven-address.ts';

const lastEmailStore = createStore<{ uid: string; at: number } | undefined>(undefined);

/** When this page last had an email sent to an account, in milliseconds; 0 for never. */
export function useLastEmailAt(uid: string): number {
  const last = useStore(lastEmailStore);
  return last?.uid === uid ? last.at : 0;
}

/** Has the user sent the email that verifies the address. Rejects with an ApiError. */
export async function sendVerificationEmail(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  await postAsUser(endpoints.sendVerificationEmail, {});
  lastEmailStore.set({ uid: currentUser.uid, at: Date.now() });
}

/** Sends the email to a new address. Never rejects: the profile can send the email again. */
export async function sendFirstVerificationEmail(): Promise<void> {
  try {
    await sendVerificationEmail();
  } catch (error) {
    console.warn('Error sending the verification email', error);
  }
}

let authUpdatedAtMs = 0;

/** Notes that authentication has just told of the user. */
export function recordAuthUpdate(): void {
  authUpdatedAtMs = Date.now();
}

/**
 * Resolves to whether the address is verified now. Refreshes the token, so that rules and functions see it
 * too. What authentication told at most `maxAgeMs` ago is not asked again: the database's connection begins
 * anew whenever the user is reloaded.
 */
export async function refreshVerification({ maxAgeMs = 0 } = {}): Promise<boolean> {
  const { currentUser } = auth();
  if (!currentUser || currentUser.isAnonymous) return false;
  const isKnown = currentUser.emailVerified || Date.now() - authUpdatedAtMs < maxAgeMs;
  if (!isKnown) await currentUser.reload();
  if (!currentUser.emailVerified || isUnproven(currentUser.uid)) return false;
  const { claims } = await currentUser.getIdTokenResult();
  if (claims['email_verified'] !== true) await currentUser.getIdToken(true);
  return true;
}
