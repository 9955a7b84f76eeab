import { logFailure } from '../../platform/log.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { attemptOfRazorpayOrder } from '../attempts/find-attempts.ts';
import { verificationLimit } from './verification-limit.ts';
import { checkoutResult, isSigned, verifyPayment } from './verify-payment.ts';

/**
 * Records the payment in a form that Razorpay makes a browser send. A form about a failed payment has none. Never
 * rejects, because the webhook records the payment too.
 */
export async function recordReturn(form: URLSearchParams): Promise<void> {
  try {
    const { success, data: result } = checkoutResult.safeParse(Object.fromEntries(form));
    if (!success || !isSigned(result)) return;
    const attempt = await attemptOfRazorpayOrder(result.razorpayOrderId);
    if (!attempt) return;
    const { uid } = attempt.data();
    await countRequest([verificationLimit(uid)]);
    await verifyPayment(uid, result);
  } catch (error) {
    logFailure('return-not-recorded', error, {}, 'warn');
  }
}
