import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { type Refund, payments, refunds } from '../documents.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { change, commitAtomically, type Reads } from '../../platform/commit-atomically.ts';
import { makeRefund } from './make-refund.ts';
import { isCaptured } from '../settlement/payment-ledger.ts';

export interface RefundRequest {
  /** The refund's id: 10 to 40 of `A-Za-z0-9_-`. A repeated request with it makes no second refund. */
  key: string;
  paymentId: string;
  /** Minor units of the payment's currency. */
  amountMinor: number;
  /** The operator's uid. */
  requestedBy: string;
}

/**
 * Refunds a captured payment or a part of it. The refund is stored before the provider is asked, so that
 * it is made once even after a crash; without an answer it stays queued, and the schedule makes it.
 * Throws ServerError: `invalid-request` (key or amount), `not-refundable` (not captured, or less is
 * left), `refund-differs` (the key names another refund), `provider-*`.
 */
export async function refundPayment(
  request: RefundRequest,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<Refund> {
  const { key, amountMinor } = request;
  const isValid = /^[A-Za-z0-9_-]{10,40}$/.test(key) && Number.isSafeInteger(amountMinor);
  if (!isValid || amountMinor <= 0) throw new ServerError('invalid-request');
  await commitAtomically((batch, reads) => queueRefund(batch, reads, request));
  return makeRefund(key, gateway);
}

async function queueRefund(batch: WriteBatch, reads: Reads, request: RefundRequest): Promise<void> {
  const { key, paymentId, amountMinor, requestedBy } = request;
  const [entry, ofPayment, stored] = await Promise.all([
    reads.get(payments.doc(paymentId)),
    reads.get(refunds.where('paymentId', '==', paymentId)),
    reads.get(refunds.doc(key)),
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
  // Makes two refunds that are queued at once conflict.
  change(batch, entry, { updatedAt: now });
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
