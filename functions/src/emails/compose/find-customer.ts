import { userPath } from '../../../shared/collections.ts';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { payableTypeOf } from '../../payments/attempts/payables.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { accountOf } from '../../platform/account-of.ts';
import type { Recipient } from './messages/entered-text.ts';
import { Undeliverable } from './undeliverable.ts';

export interface Customer extends Recipient {
  /** Whether the account exists only in one browser. */
  isGuest: boolean;
}

/** The address that Razorpay reports if checkout didn't ask for one. */
const addressOfNone = 'void@razorpay.com';

/**
 * Takes the address of the account, the profile, the outbox entry or the document, in this order. Throws
 * Undeliverable if there is no address or the account is being deleted.
 */
export async function findCustomer({
  uid,
  recipientEmail,
  path,
}: Pick<OutboxEntry, 'uid' | 'recipientEmail' | 'path'>): Promise<Customer> {
  const { candidates, name, verified, isGuest } = uid === null ? noAccount : await readAccount(uid);
  const known = [...candidates, recipientEmail].find(isUsable);
  const address = known ?? [await readAddressAt(path)].find(isUsable);
  if (address === undefined) throw new Undeliverable('no-address');
  return { address, name, isVerified: address === verified, isGuest };
}

interface Known {
  candidates: unknown[];
  name: string;
  verified: string | undefined;
  isGuest: boolean;
}

const noAccount: Known = { candidates: [], name: '', verified: undefined, isGuest: false };

async function readAccount(uid: string): Promise<Known> {
  const [account, [profile, deletion]] = await Promise.all([
    accountOf(uid),
    firestore.getAll(firestore.doc(userPath(uid)), deletions.doc(uid)),
  ]);
  if (deletion?.exists) throw new Undeliverable('account-deleted');
  const name: unknown = profile?.get('name');
  return {
    candidates: [account.email, profile?.get('email')],
    name: typeof name === 'string' && name !== '' ? name : account.name,
    verified: account.isVerified ? account.email : undefined,
    isGuest: profile?.get('isAnonymous') === true,
  };
}

async function readAddressAt(path: string | null): Promise<unknown> {
  if (path === null) return undefined;
  const stored = await firestore.doc(path).get();
  // An invoice that the customer entered has no lines, and its address may belong to a stranger.
  const isTyped = payableTypeOf(stored.ref) !== undefined && stored.get('lines') === undefined;
  return isTyped ? undefined : stored.get('email');
}

function isUsable(candidate: unknown): candidate is string {
  return typeof candidate === 'string' && candidate !== addressOfNone && isMailAddress(candidate);
}
