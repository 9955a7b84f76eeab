import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { type Refund, payments, refunds } from '../documents.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { makeRefund } from './make-refund.ts';
import { isCaptured } from '../settlement/payment-ledger.ts';

export interface RefundRequest {
  /** Names the refund, 10 to 40 of `A-Za-z0-9_-`: asking again with it makes no second one. */
  key: string;
  paymentId: string;
  /** Minor units of the payment's currency. */
  amountMinor: number;
  /** The uid of the operator who asks. */
  requestedBy: string;
}

/**
 * Gives back a captured payment or a part of it. The refund's document is stored before the provider
 * is asked, so that it is made once whatever happens in between; while the provider gives no answer it
 * stays queued, and the schedule makes it. Throws ServerError: `invalid-request` (key or amount),
 * `not-refundable` (not captured, or less is left), `refund-differs` (the key names another refund),
 * `provider-*`.
 */
export async function refundPayment(
  request: RefundRequest,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<Refund> {
  const { key, amountMinor } = request;
  const isValid = /^[A-Za-z0-9_-]{10,40}$/.test(key) && Number.isSafeInteger(amountMinor);
  if (!isValid || amountMinor <= 0) throw new ServerError('invalid-request');
  await commitAtomically((batch) => queueRefund(batch, request));
  return makeRefund(key, gateway);
}

async function queueRefund(batch: WriteBatch, request: RefundRequest): Promise<void> {
  const { key, paymentId, amountMinor, requestedBy } = request;
  // First, since every refund that is queued changes it: one that the reads below don't see yet makes
  // the commit fail, which then reads again.
  const entry = await payments.doc(paymentId).get();
  const [ofPayment, stored] = await Promise.all([
    refunds.where('paymentId', '==', paymentId).get(),
    refunds.doc(key).get(),
  ]);
  const existing = stored.data();
  if (existing) {
    if (existing.paymentId === paymentId && existing.amountMinor === amountMinor) return;
    throw new ServerError('refund-differs');
  }
  const payment = entry.data();
  const queuedMinor = ofPayment.docs
    .map((it) => it.data())
    .filter(({ state }) => state === 'queued')
    .reduce((sum, it) => sum + it.amountMinor, 0);
  if (
    !payment ||
    !isCaptured(payment) ||
    payment.amountRefundedMinor + queuedMinor + amountMinor > payment.amountMinor
  ) {
    throw new ServerError('not-refundable');
  }
  const now = Timestamp.now();
  batch.update(entry.ref, { updatedAt: now }, { lastUpdateTime: entry.updateTime });
  batch.create(stored.ref, {
    paymentId,
    amountMinor,
    currency: payment.currency,
    reason: 'requested',
    requestedBy,
    state: 'queued',
    razorpayRefundId: null,
    createdAt: now,
    updatedAt: now,
  });
}
