import { expect } from 'vitest';
import { leftToRefund } from '../../../../functions/shared/payments/left-to-refund.ts';
import { refunds, type Refund } from '../../../../functions/src/payments/documents.ts';
import { makeRefund } from '../../../../functions/src/payments/refunds/make-refund.ts';
import {
  queueRefund,
  type RefundRequest,
} from '../../../../functions/src/payments/refunds/queue-refund.ts';
import { commitAtomically } from '../../../../functions/src/platform/commit-atomically.ts';
import { razorpayGateway } from '../../../../functions/src/platform/razorpay/client.ts';
import { paymentRecord, refundsOf } from './payments.ts';
import { deleteAll, minutesAgo } from '../stored.ts';

/** Refunds a payment like the admin panel, without an audit entry. Throws Razorpay's error. */
export async function refundPayment(
  request: RefundRequest,
  gateway = razorpayGateway(),
): Promise<Refund> {
  await commitAtomically((batch, reads) => queueRefund(batch, reads, request));
  return makeRefund(request.key, gateway);
}

/** Returns the amount of a payment that can still be refunded, in minor units. */
export async function leftOf(payment: { id: string }): Promise<number> {
  const entry = await paymentRecord(payment);
  return entry ? leftToRefund(entry, await refundsOf(payment)) : 0;
}

export async function refundProcessed(payment: { id: string }): Promise<void> {
  await expect
    .poll(async () => Object.values((await paymentRecord(payment))?.refunds ?? {}))
    .toMatchObject([{ state: 'processed' }]);
}

export async function makeDue(key: string): Promise<void> {
  await refunds.doc(key).update({ nextTryAt: minutesAgo(0) });
}

export async function clearQueuedRefunds(): Promise<void> {
  await deleteAll(refunds.where('state', '==', 'queued'));
}
