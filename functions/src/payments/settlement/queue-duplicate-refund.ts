import type { WriteBatch } from 'firebase-admin/firestore';
import type { Reads } from '../../platform/commit-atomically.ts';
import { type LedgerEntry, refunds } from '../documents.ts';
import { newRefund } from './new-refund.ts';

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
  batch.create(
    reference,
    newRefund({
      paymentId,
      amountMinor: leftMinor,
      currency,
      reason: 'duplicate_payment',
      requestedBy: null,
    }),
  );
}
