import { endpoints } from '@shared/endpoints.ts';
import { currentUser } from '../../lib/current-user.ts';
import { firstRowsShown } from '../database/first-rows.ts';
import { postAsUser } from '../api/as-user.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { isUnproven } from './unproven-address.ts';

const lastEmailStore = createStore<{ uid: string; at: number } | undefined>(undefined);

/** Returns when this page last requested a verification email for an account, in milliseconds. 0 means never. */
export function useLastEmailAt(uid: string): number {
  const last = useStore(lastEmailStore);
  return last?.uid === uid ? last.at : 0;
}

/** Rejects with an ApiError. */
export async function sendVerificationEmail(): Promise<void> {
  const user = await currentUser();
  if (!user) throw new Error('No user is signed in.');
  await postAsUser(endpoints.sendVerificationEmail, {});
  lastEmailStore.set({ uid: user.uid, at: Date.now() });
}

/** Never rejects, because the customer can request the email again in the profile. */
export async function sendFirstVerificationEmail(): Promise<void> {
  try {
    await sendVerificationEmail();
  } catch (error) {
    console.warn('Error sending the verification email', error);
  }
}

let authUpdatedAtMs = 0;

/** Records that Firebase has just reported the user. */
export function recordAuthUpdate(): void {
  authUpdatedAtMs = Date.now();
}

/**
 * Resolves to whether the address is verified now, and refreshes the token for rules and functions. Skips the
 * reload within `maxAgeMs` of Firebase's last report, because each reload restarts the database connection.
 */
export async function refreshVerification({ maxAgeMs = 0 } = {}): Promise<boolean> {
  await firstRowsShown();
  const user = await currentUser();
  if (!user || user.isAnonymous) return false;
  const isKnown = user.emailVerified || Date.now() - authUpdatedAtMs < maxAgeMs;
  if (!isKnown) await user.reload();
  if (!user.emailVerified || isUnproven(user.uid)) return false;
  const { claims } = await user.getIdTokenResult();
  if (claims['email_verified'] !== true) await user.getIdToken(true);
  return true;
}
