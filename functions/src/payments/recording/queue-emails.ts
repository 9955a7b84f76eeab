import type { WriteBatch } from 'firebase-admin/firestore';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import type { PaymentRecord } from '../documents.ts';
import { isCaptured } from './payment-ledger.ts';

/**
 * Queues emails for newly processed refunds and for a payment that Razorpay returned uncaptured. A pending refund
 * may still fail.
 */
export async function queueEmails(
  batch: WriteBatch,
  reads: Reads,
  { paymentId, checkoutEmail }: Pick<PaymentReport, 'paymentId' | 'checkoutEmail'>,
  known: PaymentRecord | undefined,
  record: PaymentRecord,
): Promise<void> {
  const { state, uid, path, amountMinor, amountRefundedMinor } = record;
  if (uid === null) return;
  const about = { uid, paymentId, path, recipientEmail: checkoutEmail };
  for (const refundId of newlyProcessed(known, record)) {
    const email = outbox.doc(`refund_${refundId}`);
    // The email exists if the ledger lost the refund. Creating it again would block this payment forever.
    if ((await reads.get(email)).exists) continue;
    batch.create(email, newOutboxEntry('refund_made', { ...about, refundId }));
  }
  if (state !== 'voided' || amountRefundedMinor < amountMinor) return;
  const email = outbox.doc(`returned_${paymentId}`);
  if ((await reads.get(email)).exists) return;
  batch.create(email, newOutboxEntry('payment_returned', about));
}

function newlyProcessed(known: PaymentRecord | undefined, record: PaymentRecord): string[] {
  if (!isCaptured(record)) return [];
  const told = known && isCaptured(known) ? known.refunds : {};
  return Object.keys(record.refunds).filter(
    (id) => record.refunds[id]?.state === 'processed' && told[id]?.state !== 'processed',
  );
}
