import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { type Refund, refunds } from '../documents.ts';
import { isRefundKey } from './refund-key.ts';

/**
 * Marks refunds of this site as made if a report names them. Otherwise a refund whose response was lost would count
 * twice. Resolves to the newly marked refunds that haven't failed.
 */
export async function recordMadeRefunds(
  batch: WriteBatch,
  reads: Reads,
  { paymentId, refunds: reported }: PaymentReport,
): Promise<Refund[]> {
  const made: Refund[] = [];
  // One commit can change each refund only once.
  const byReceipt = new Map(reported.map((refund) => [refund.receipt, refund]));
  for (const [receipt, { refundId, amountMinor, state }] of byReceipt) {
    if (!isRefundKey(receipt)) continue;
    const own = await reads.get(refunds.doc(receipt));
    const refund = own.data();
    const isMeant = refund?.paymentId === paymentId && refund.amountMinor === amountMinor;
    if (!isMeant || refund.state === 'made') continue;
    const updatedAt = Timestamp.now();
    change(batch, own, { state: 'made', razorpayRefundId: refundId, problem: null, updatedAt });
    if (state !== 'failed') made.push(refund);
  }
  return made;
}
