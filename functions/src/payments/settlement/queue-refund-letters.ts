import type { WriteBatch } from 'firebase-admin/firestore';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { LedgerEntry } from '../documents.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { isCaptured } from './payment-ledger.ts';

/**
 * Queues a letter for each refund that is processed now and was not when the ledger was last written.
 * A pending one may still fail, and then its customer would have been told of money that never comes.
 * Of a payment that was not captured another letter tells that it came back.
 */
export async function queueRefundLetters(
  batch: WriteBatch,
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
    // Should the ledger have lost the refund, its settlement must not be refused for ever.
    if ((await letter.get()).exists) continue;
    const about = { uid, paymentId, refundId, path, givenEmail: checkoutEmail };
    batch.create(letter, newOutboxEntry('refund_made', about));
  }
}
