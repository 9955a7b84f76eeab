import type { UserRecord } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../shared/collections.ts';
import { typedCollection } from '../firebase.ts';
import type { Session } from './authenticate.ts';
import { isOfTrustedMethod, signInMethods } from './sign-in-methods.ts';

/**
 * Proves that an account and its address have the same owner. A reader of the mailbox pressed our link in a session
 * of the account. Firebase's `emailVerified` proves less, because Firebase's own code needs no session.
 */
export interface VerifiedAddress {
  email: string;
  /** When the address was first proven. Sessions that signed in from this second on count as proven. */
  at: Timestamp;
  /**
   * The sign-in times of the sessions that pressed the link, in seconds as in their tokens. They count as proven
   * too.
   */
  authTimes: number[];
}

export const verifiedAddresses = typedCollection<VerifiedAddress>(collections.verifiedAddresses);

/**
 * Resolves to whether the session belongs to the owner of the account's address. It verified the address, signed in
 * later, or used the account's trusted Google account with that address. A guest's token never counts, because it
 * outlives the linking of the account.
 */
export async function hasProvenAddress({ token, user }: Session): Promise<boolean> {
  const method = token.firebase.sign_in_provider;
  if (method === 'anonymous') return false;
  if (method === googleMethod && isOfGoogle(user) && isOfTrustedMethod(token, user)) return true;
  const proof = await findProof(user);
  if (!proof) return false;
  const isLater = token.auth_time >= proof.at.seconds;
  return isLater || proof.authTimes.includes(token.auth_time);
}

/**
 * Resolves to whether the account's address belongs to its owner. The check ignores sessions, so it must not give a
 * session access.
 */
export async function isAddressProven(user: UserRecord): Promise<boolean> {
  return isOfGoogle(user) || (await findProof(user)) !== undefined;
}

export async function findProof({ uid, email }: UserRecord): Promise<VerifiedAddress | undefined> {
  const proof = (await verifiedAddresses.doc(uid).get()).data();
  return proof && proof.email === email ? proof : undefined;
}

const googleMethod = 'google.com';

/**
 * Returns whether Google has verified the address for the account's trusted Google account. A stranger may have
 * signed up with the address. Without trust, the owner's Google sign-in would give that stranger the owner's data.
 */
export function isOfGoogle(user: UserRecord, email = user.email): boolean {
  if (email === undefined || !user.emailVerified) return false;
  return signInMethods(user).some(
    (method) =>
      method.provider === googleMethod &&
      method.isTrusted &&
      method.email?.toLowerCase() === email.toLowerCase(),
  );
}
