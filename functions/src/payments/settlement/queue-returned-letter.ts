import type { WriteBatch } from 'firebase-admin/firestore';
import { letters } from '../../outbox/entry.ts';
import type { PaymentRecord } from '../documents.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { newLetter } from '../../outbox/new-letter.ts';

/** Queues the letter about a payment that came back uncaptured, unless that was done before. */
export async function queueReturnedLetter(
  batch: WriteBatch,
  { paymentId, checkoutEmail }: Pick<PaymentReport, 'paymentId' | 'checkoutEmail'>,
  { state, uid, path, amountMinor, amountRefundedMinor }: PaymentRecord,
): Promise<void> {
  const isAllComing = state === 'voided' && amountRefundedMinor >= amountMinor;
  if (!isAllComing || uid === null) return;
  const letter = letters.doc(`returned_${paymentId}`);
  if ((await letter.get()).exists) return;
  const about = { uid, paymentId, path, givenEmail: checkoutEmail };
  batch.create(letter, newLetter('payment_returned', about));
}
