import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Reads } from '../../platform/commit-atomically.ts';
import { type LedgerEntry, refunds } from '../documents.ts';

/** Queues the refund of all that is left of a duplicate payment, once. */
export async function queueDuplicateRefund(
  batch: WriteBatch,
  reads: Reads,
  paymentId: string,
  { amountMinor, amountRefundedMinor, currency }: LedgerEntry,
): Promise<void> {
  const reference = refunds.doc(`duplicate_${paymentId}`);
  const leftMinor = amountMinor - amountRefundedMinor;
  if (leftMinor <= 0 || (await reads.get(reference)).exists) return;
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
