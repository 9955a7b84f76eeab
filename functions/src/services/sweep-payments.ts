import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { paymentAttempts } from '../firebase.ts';
import { razorpayGateway, type RazorpayGateway } from '../gateways/razorpay.ts';
import { reportNow } from './payment-report.ts';
import { settlePayment } from './settle-payment.ts';

const minuteMs = 60_000;
/** Until then the webhook and the browser have their chance. */
const youngestMs = 10 * minuteMs;
/** A late authorization arrives within three days; refunds of one within five. */
const oldestMs = 5 * 24 * 60 * minuteMs;

/**
 * Asks the provider about every attempt that has been open for 10 minutes to 5 days, and settles what
 * was paid without our hearing of it. A provider error leaves that attempt as it was, for the next run.
 */
export async function sweepPayments(gateway: RazorpayGateway = razorpayGateway()): Promise<void> {
  const now = Date.now();
  const attempts = await paymentAttempts
    .where('state', '==', 'open')
    .where('createdAt', '>', Timestamp.fromMillis(now - oldestMs))
    .where('createdAt', '<', Timestamp.fromMillis(now - youngestMs))
    .get();
  for (const attempt of attempts.docs) {
    const { razorpayOrderId } = attempt.data();
    if (!razorpayOrderId) continue;
    try {
      const found = await gateway.fetchOrderPayments(razorpayOrderId);
      for (const facts of found) await settlePayment(reportNow(facts));
    } catch (error) {
      logger.warn('sweep-attempt-failed', { receipt: attempt.id, error: String(error) });
    }
  }
}
