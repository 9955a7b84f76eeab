import { Timestamp } from 'firebase-admin/firestore';
import { isCurrency } from '../../../shared/values/money.ts';
import type { OrderLine } from '../../../shared/payments/orders.ts';
import { change, commitAtomically, put } from '../../platform/commit-atomically.ts';
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
  const orders = new Map<string | null, ProviderOrder>();
  for (const order of await gateway.listOrders(span)) {
    const { receipt } = order;
    // A second order with one receipt is possible after a lost answer. Only the paid one matters.
    if (order.status === 'paid' || !orders.has(receipt)) orders.set(receipt, order);
  }
  await forEachConcurrent([...orders.values()], concurrency, restoreAttempt);
}

/**
 * Leaves an attempt alone that has a provider order and its products, and a provider order of another origin.
 * The notes of an order can be trusted, unlike a payment's: only the holder of the keys writes them.
 */
export async function restoreAttempt(order: ProviderOrder): Promise<void> {
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
    const lines = (document.get('items') ?? []) as OrderLine[];
    const productIds = lines.map(({ id }) => id);
    const stored = attempt.data();
    if (stored?.razorpayOrderId) {
      // The attempt was restored before its order was.
      if (stored.productIds.length < productIds.length) change(batch, attempt, { productIds });
      return;
    }
    const now = Timestamp.now();
    put(batch, attempt, {
      ...notes,
      productIds,
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
