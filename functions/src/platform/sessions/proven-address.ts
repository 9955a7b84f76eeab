import type { UserRecord } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../shared/collections.ts';
import { typedCollection } from '../firebase.ts';
import type { Session } from './authenticate.ts';
import { isOfTrustedMethod, signInMethods } from './sign-in-methods.ts';

/**
 * Proves that the owner of an address and of an account are one: someone who reads the mailbox pressed our link in
 * a session of the account. Firebase's `emailVerified` proves less: a code of its own needs no session.
 */
export interface VerifiedAddress {
  email: string;
  /** When it was first proven. Every sign-in from this second on counts. */
  at: Timestamp;
  /** When the sessions that pressed had signed in, in seconds as in their tokens. They count too. */
  authTimes: number[];
}

export const verifiedAddresses = typedCollection<VerifiedAddress>(collections.verifiedAddresses);

/**
 * Whether the session is one of the owner of the account's address: it verified the address or signed in
 * later, or it signed in with the account's trusted Google account of that address. Never for a guest's
 * token, which outlives the linking of the account.
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

/** Whether the account's address is its owner's. Asks no session, so it may not hand anything over to one. */
export async function isAddressProven(user: UserRecord): Promise<boolean> {
  return isOfGoogle(user) || (await findProof(user)) !== undefined;
}

/** The proof for the account's present address. */
export async function findProof({ uid, email }: UserRecord): Promise<VerifiedAddress | undefined> {
  const proof = (await verifiedAddresses.doc(uid).get()).data();
  return proof && proof.email === email ? proof : undefined;
}

const googleMethod = 'google.com';

/**
 * Whether an address of the account is that of its Google account, which Google has verified, and which is trusted: the
 * owner of an address that a stranger signed up with would otherwise open the stranger's account to what is theirs.
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
