import type { WriteBatch } from 'firebase-admin/firestore';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import type { LedgerEntry } from '../documents.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { isCaptured } from './payment-ledger.ts';

/**
 * Queues a letter for each refund that has become processed since the ledger was last written. A pending
 * refund may still fail. Another letter covers the return of a payment that was never captured.
 */
export async function queueRefundLetters(
  batch: WriteBatch,
  reads: Reads,
  { paymentId, checkoutEmail }: Pick<PaymentReport, 'paymentId' | 'checkoutEmail'>,
  known: LedgerEntry | undefined,
  record: LedgerEntry,
): Promise<void> {
  const { refunds, uid, path } = record;
  if (uid === null || !isCaptured(record)) return;
  const told = known && isCaptured(known) ? known.refunds : {};
  for (const [refundId, { state }] of Object.entries(refunds)) {
    if (state !== 'processed' || told[refundId]?.state === state) continue;
    const letter = outbox.doc(`refund_${refundId}`);
    // Exists if the ledger has lost the refund: creating it again would block this payment for ever.
    if ((await reads.get(letter)).exists) continue;
    const about = { uid, paymentId, refundId, path, givenEmail: checkoutEmail };
    batch.create(letter, newOutboxEntry('refund_made', about));
  }
}
