import type { WriteBatch } from 'firebase-admin/firestore';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import type { LedgerEntry } from '../documents.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';

/** Queues the letter about a payment that the provider gave back uncaptured, once. */
export async function queueReturnedLetter(
  batch: WriteBatch,
  reads: Reads,
  { paymentId, checkoutEmail }: Pick<PaymentReport, 'paymentId' | 'checkoutEmail'>,
  { state, uid, path, amountMinor, amountRefundedMinor }: LedgerEntry,
): Promise<void> {
  const isAllComing = state === 'voided' && amountRefundedMinor >= amountMinor;
  if (!isAllComing || uid === null) return;
  const letter = outbox.doc(`returned_${paymentId}`);
  if ((await reads.get(letter)).exists) return;
  const about = { uid, paymentId, path, givenEmail: checkoutEmail };
  batch.create(letter, newOutboxEntry('payment_returned', about));
}
