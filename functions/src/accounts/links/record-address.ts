import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userPath } from '../../../shared/collections.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { codeOf } from '../../platform/code-of.ts';
import { change, commitAtomically, put } from '../../platform/commit-atomically.ts';
import type { FoundEmailLink } from '../../platform/email-links.ts';
import { auth, firestore } from '../../platform/firebase.ts';
import { verifiedAddresses, type VerifiedAddress } from '../../platform/sessions/proven-address.ts';

/** Gives an account a new, verified address. Throws `link-spent` if another account has it. */
export async function setAddress(
  uid: string,
  address: { email: string; password?: string },
): Promise<void> {
  try {
    await auth.updateUser(uid, { ...address, emailVerified: true });
  } catch (error) {
    throw codeOf(error) === 'auth/email-already-exists' ? new ServerError('link-spent') : error;
  }
}

/**
 * Records in one commit that a link was used and that its address is proven. Updates the profile's address, if
 * there is a profile. `authTimes` are the times, in seconds, of the logins that used the link. `add` adds more
 * writes on the first use, and gets the earlier proof. Safe to repeat. Throws `link-spent`.
 */
export async function recordAddress(
  { snapshot: { ref }, link }: FoundEmailLink,
  authTimes: number[],
  add: (batch: WriteBatch, before: VerifiedAddress | undefined) => void = () => {},
): Promise<void> {
  const { uid, email } = link;
  await commitAtomically(async (batch, reads) => {
    const [stored, proof, profile] = await Promise.all([
      reads.get(ref),
      reads.get(verifiedAddresses.doc(uid)),
      reads.get(firestore.doc(userPath(uid))),
    ]);
    if (!stored.exists) throw new ServerError('link-spent');
    if (stored.data()?.usedAt) return;
    const before = proof.data();
    const at = Timestamp.now();
    change(batch, stored, { usedAt: at });
    put(batch, proof, withEarlier({ email, at, authTimes }, before));
    if (profile.exists && profile.get('email') !== email) change(batch, profile, { email });
    add(batch, before);
  });
}

/** A second proof of the same address keeps the sessions that the first proof admitted. */
function withEarlier(now: VerifiedAddress, before: VerifiedAddress | undefined): VerifiedAddress {
  if (before?.email !== now.email) return now;
  return { ...before, authTimes: [...new Set([...before.authTimes, ...now.authTimes])] };
}
