import type { WriteBatch } from 'firebase-admin/firestore';
import { leftToRefund } from '../../../shared/payments/left-to-refund.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { type PaymentRecord, type OwnRefundReason, refunds } from '../documents.ts';
import { newRefund } from './new-refund.ts';
import { ownRefundKey } from './refund-key.ts';

/** Queues the server's own refund of the remaining amount, once for each reason. */
export async function queueOwnRefund(
  batch: WriteBatch,
  reads: Reads,
  paymentId: string,
  reason: OwnRefundReason,
  payment: PaymentRecord,
): Promise<void> {
  const reference = refunds.doc(ownRefundKey(reason, paymentId));
  const leftMinor = leftToRefund(payment, []);
  if (leftMinor <= 0 || (await reads.get(reference)).exists) return;
  const { currency } = payment;
  const facts = { paymentId, amountMinor: leftMinor, currency, reason, requestedBy: null };
  batch.create(reference, newRefund(facts));
}
