import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { payments, refunds, type Refund } from '../../../functions/src/payments/documents.ts';
import { newRefund } from '../../../functions/src/payments/recording/new-refund.ts';

/** Stores a refund in a state, without calling Razorpay. */
export async function storeRefund(
  paymentId: string,
  amountMinor: number,
  state: Refund['state'],
): Promise<string> {
  const id = randomUUID();
  const asked = { paymentId, amountMinor, currency: 'INR', requestedBy: 'operator' } as const;
  await refunds.doc(id).set({ ...newRefund({ ...asked, reason: 'requested' }), state });
  return id;
}

/** Waits until the receipt of a payment is issued, then marks it as failed. */
export async function failReceiptOf(paymentId: string): Promise<void> {
  const reference = payments.doc(paymentId);
  while ((await reference.get()).data()?.receiptState !== 'issued') await delay(100);
  await reference.update({ receiptState: 'failed' });
}
