import { payments } from '../../firebase.ts';
import { paymentFailed } from '../../mail/payment-failed.ts';
import { priceOf } from '../payables.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/** Says that a payment failed, unless the order or invoice was paid or cancelled meanwhile. */
export async function composePaymentFailed({ letter, siteUrl }: DraftRequest): Promise<Draft> {
  const { path, paymentId, createdAt } = letter;
  const customer = await findCustomer(letter);
  const [{ snapshot, payable, status, name }, line] = await Promise.all([
    readPurchase(path),
    paymentId === null ? undefined : payments.doc(paymentId).get(),
  ]);
  const price = priceOf(snapshot, payable.type);
  if (status !== 'Pending' || !price) throw new Undeliverable('outdated');
  const triedAt = line?.data()?.createdAt ?? createdAt;
  const reader = { ...customer, name: name ?? customer.name };
  const facts = { ...price, payable, reader, triedAt: triedAt.toDate() };
  return { ...paymentFailed(facts, siteUrl), to: customer.address };
}
