import { Timestamp } from 'firebase-admin/firestore';
import { isCurrency } from '../../../shared/values/money.ts';
import { change, commitAtomically, put } from '../../platform/commit-atomically.ts';
import { firestore } from '../../platform/firebase.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import type { RazorpayGateway, Span } from '../../platform/razorpay/client.ts';
import type { ProviderOrder } from '../../platform/razorpay/entities.ts';
import { attemptIdOf } from '../attempts/attempt-id.ts';
import { salesOf } from '../attempts/payables.ts';
import { markUsed } from '../attempts/next-check.ts';
import { paymentAttempts } from '../documents.ts';

const concurrency = 8;

/**
 * Restores lost attempts from the notes of Razorpay's orders, so that payments find their order or invoice. Throws
 * the gateway's ServerError.
 */
export async function restoreAttempts(span: Span, gateway: RazorpayGateway): Promise<void> {
  const orders = new Map<string | null, ProviderOrder>();
  for (const order of (await gateway.listOrders(span)).items) {
    const { receipt } = order;
    // After a lost response, two orders may have one receipt. Only the paid order matters.
    if (order.status === 'paid' || !orders.has(receipt)) orders.set(receipt, order);
  }
  await forEachConcurrent([...orders.values()], concurrency, restoreAttempt);
}

/**
 * Restores a missing attempt, or the missing products of a stored one. An order's notes can be trusted, because
 * only the holder of the API keys writes them. A payment's notes can't.
 */
export async function restoreAttempt(order: ProviderOrder): Promise<void> {
  const { notes, receipt, amountMinor, currency } = order;
  if (!notes || !receipt || !isCurrency(currency)) return;
  const number = Number(receipt.split('_')[1]);
  if (receipt !== attemptIdOf(notes.path, number)) return;
  await commitAtomically(async (batch, reads) => {
    // The items of an order never change, so the commit doesn't guard the order.
    const [attempt, document] = await Promise.all([
      reads.get(paymentAttempts.doc(receipt)),
      reads.get(firestore.doc(notes.path)),
    ]);
    const sales = salesOf(notes.path, document.data() ?? {});
    const stored = attempt.data();
    if (stored?.razorpayOrderId) {
      // The attempt was restored before its order, so its lines were missing.
      if ((stored.planIds ?? []).length < sales.planIds.length) change(batch, attempt, sales);
      return;
    }
    const now = Timestamp.now();
    put(batch, attempt, {
      ...notes,
      ...sales,
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
