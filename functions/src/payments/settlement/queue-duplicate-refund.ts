import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { type LedgerEntry, refunds } from '../documents.ts';

/** Queues the whole of a second payment to be given back, unless that was done before. */
export async function queueDuplicateRefund(
  batch: WriteBatch,
  paymentId: string,
  { amountMinor, amountRefundedMinor, currency }: LedgerEntry,
): Promise<void> {
  const reference = refunds.doc(`duplicate_${paymentId}`);
  const leftMinor = amountMinor - amountRefundedMinor;
  if (leftMinor <= 0 || (await reference.get()).exists) return;
  const now = Timestamp.now();
  batch.create(reference, {
    paymentId,
    amountMinor: leftMinor,
    currency,
    reason: 'duplicate_payment',
    requestedBy: null,
    state: 'queued',
    razorpayRefundId: null,
    createdAt: now,
    updatedAt: now,
  });
}
