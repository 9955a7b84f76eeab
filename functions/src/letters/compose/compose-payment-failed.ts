import { payments } from '../../payments/documents.ts';
import { paymentFailed } from './payment-failed.ts';
import type { Recipient } from './typed-text.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { mailboxOf } from '../../outbox/mailbox-of.ts';
import { priceOf } from '../../payments/attempts/charges.ts';
import { takeLease } from '../../platform/with-lease.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Says that a payment failed, unless the order or invoice was paid or cancelled meanwhile. */
export async function composePaymentFailed({
  id,
  entry: letter,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const { path, paymentId, createdAt } = letter;
  const recipient = await findCustomer(letter);
  const [{ snapshot, charge, status, name }, entry] = await Promise.all([
    readPurchase(path),
    paymentId === null ? undefined : payments.doc(paymentId).get(),
  ]);
  const price = priceOf(snapshot, charge.type);
  if (status !== 'Pending' || !price) throw new Undeliverable('outdated');
  const triedAt = entry?.data()?.createdAt ?? createdAt;
  if (!(await mayTellToday(recipient, id))) throw new Undeliverable('told-today');
  const reader = { ...recipient, name: name ?? recipient.name };
  const facts = { ...price, charge, reader, triedAt: triedAt.toDate() };
  return { ...paymentFailed(facts, siteUrl), to: recipient.address };
}

/**
 * A payment can be made to fail for nothing and under any address, so an address that is not verified
 * gets one letter a day. The letter that came first holds the lease and can be tried again.
 */
async function mayTellToday({ address, isVerified }: Recipient, id: string): Promise<boolean> {
  if (isVerified) return true;
  return takeLease(`payment_failed_${keyedHash(mailboxOf(address))}`, id, dayMs);
}
