import { userPath } from '../../../shared/collections.ts';
import { isMailAddress } from '../../../shared/mail-address.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { accountOf } from '../../platform/account-of.ts';
import type { Recipient } from './typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

/** Razorpay reports it when checkout asked for no address. */
const addressOfNone = 'void@razorpay.com';

/** Takes the address of the account, the profile or the letter. Throws Undeliverable, also during a deletion. */
export async function findCustomer({
  uid,
  givenEmail,
}: Pick<OutboxEntry, 'uid' | 'givenEmail'>): Promise<Recipient> {
  const { candidates, name, verified } = uid === null ? noAccount : await readAccount(uid);
  const address = [...candidates, givenEmail].find(isUsable);
  if (address === undefined) throw new Undeliverable('no-address');
  return { address, name, isVerified: address === verified };
}

interface Known {
  candidates: unknown[];
  name: string;
  verified: string | undefined;
}

const noAccount: Known = { candidates: [], name: '', verified: undefined };

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
  };
}

function isUsable(candidate: unknown): candidate is string {
  return typeof candidate === 'string' && candidate !== addressOfNone && isMailAddress(candidate);
}
