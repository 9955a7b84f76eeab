import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { type Refund, payments, refunds } from '../documents.ts';
import type { RefundFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { logFailure } from '../../platform/log.ts';
import { recordFetched } from '../recording/record-payment.ts';
import { refuseDisputed, refuseTooLarge } from './refuse-disputed.ts';
import { recordFailedTry } from './record-failed-try.ts';

/** Each refund takes three calls of at most 8 s. If a run is stopped after nine minutes, the rest stay queued. */
const maxPerRun = 20;

export async function makeQueuedRefunds(
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<void> {
  const due = await refunds
    .where('state', '==', 'queued')
    .where('nextTryAt', '<=', Timestamp.now())
    .orderBy('nextTryAt')
    .limit(maxPerRun)
    .get();
  for (const refund of due.docs) {
    try {
      await makeRefund(refund.id, gateway);
    } catch (error) {
      logFailure('refund-waits', error, { refund: refund.id }, 'warn');
    }
  }
}

/**
 * Requests a queued refund from Razorpay, unless an earlier request made it, and records the answer. Throws the
 * gateway's ServerError and the errors of `refuseDisputed` and `refuseTooLarge`. The refund then stays queued, except
 * after `refund-impossible` or `dispute-lost`.
 */
export async function makeRefund(key: string, gateway: RazorpayGateway): Promise<Refund> {
  const refund = await readRefund(key);
  if (refund.state !== 'queued') return refund;
  try {
    const made = await askFor(key, refund, gateway);
    await recordFetched(await gateway.fetchPayment(refund.paymentId), [made]);
  } catch (error) {
    await recordFailedTry(key, error);
    // A webhook may have reported the refund meanwhile.
    if ((await readRefund(key)).state !== 'made') throw error;
  }
  return readRefund(key);
}

async function askFor(
  key: string,
  { paymentId, amountMinor }: Refund,
  gateway: RazorpayGateway,
): Promise<RefundFacts> {
  const { items, unreadable } = await gateway.fetchRefunds(paymentId);
  const found = items.find(({ receipt }) => receipt === key);
  // This refund predates a database restore, and its key was reused for another amount.
  if (found && found.amountMinor !== amountMinor) throw new ServerError('refund-impossible');
  if (found) return found;
  const isUnreadable = unreadable.some(({ receipt }) => receipt === key);
  if (isUnreadable) throw new ServerError('provider-unreadable');
  const payment = (await payments.doc(paymentId).get()).data();
  refuseDisputed(payment);
  if (payment?.disputes) refuseTooLarge(amountMinor, payment, []);
  return gateway.createRefund({ paymentId, amountMinor, key });
}

async function readRefund(key: string): Promise<Refund> {
  const refund = (await refunds.doc(key).get()).data();
  if (!refund) throw new RangeError(`No such refund: ${key}`);
  return refund;
}
