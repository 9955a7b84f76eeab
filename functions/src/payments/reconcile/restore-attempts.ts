import { Timestamp } from 'firebase-admin/firestore';
import { isCurrency } from '../../../shared/money.ts';
import type { OrderLine } from '../../../shared/orders.ts';
import { commitAtomically, put } from '../../platform/commit-atomically.ts';
import { firestore } from '../../platform/firebase.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import type { RazorpayGateway, Span } from '../../platform/razorpay/client.ts';
import type { ProviderOrder } from '../../platform/razorpay/entities.ts';
import { attemptIdOf } from '../attempts/attempt-id.ts';
import { markUsed } from '../attempts/next-check.ts';
import { paymentAttempts } from '../documents.ts';

const concurrency = 8;

/**
 * Stores the attempts that the database has lost, as the provider's orders of a span note them. A payment
 * without its attempt does not find its order or invoice. Throws the provider's ServerError.
 */
export async function restoreAttempts(span: Span, gateway: RazorpayGateway): Promise<void> {
  await forEachConcurrent(await gateway.listOrders(span), concurrency, restoreAttempt);
}

/**
 * Leaves an attempt alone that has a provider order, and a provider order of another origin. The notes of an
 * order can be trusted, unlike a payment's: only the holder of the keys writes them.
 */
async function restoreAttempt(order: ProviderOrder): Promise<void> {
  const { notes, receipt, amountMinor, currency } = order;
  if (!notes || !receipt || !isCurrency(currency)) return;
  const number = Number(receipt.split('_')[1]);
  if (receipt !== attemptIdOf(notes.path, number)) return;
  await commitAtomically(async (batch, reads) => {
    // What was ordered never changes, so the order needs no condition.
    const [attempt, document] = await Promise.all([
      reads.get(paymentAttempts.doc(receipt)),
      reads.get(firestore.doc(notes.path)),
    ]);
    if (attempt.data()?.razorpayOrderId) return;
    const lines = (document.get('items') ?? []) as OrderLine[];
    const now = Timestamp.now();
    put(batch, attempt, {
      ...notes,
      productIds: lines.map(({ id }) => id),
      number,
      amountMinor,
      currency,
      state: 'open',
      leaseUntil: now,
      leaseId: '',
      razorpayOrderId: order.id,
      createdAt: now,
      ...markUsed(now),
    });
  });
}
