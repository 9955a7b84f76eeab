import { logFailure } from '../../platform/log.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { attemptOfRazorpayOrder } from '../attempts/find-attempts.ts';
import { verificationLimit } from './verification-limit.ts';
import { checkoutResult, isSigned, recordSigned } from './verify-payment.ts';

/**
 * Records the payment in the form that a browser brings from Razorpay, unless the payment failed. Never rejects,
 * because the webhook records the payment too.
 */
export async function recordReturn(form: URLSearchParams): Promise<void> {
  try {
    const { success, data: result } = checkoutResult.safeParse(Object.fromEntries(form));
    if (!success || !isSigned(result)) return;
    const attempt = await attemptOfRazorpayOrder(result.razorpayOrderId);
    if (!attempt) return;
    await countRequest([verificationLimit(attempt.data().uid)]);
    await recordSigned(attempt.data(), result);
  } catch (error) {
    logFailure('return-not-recorded', error, {}, 'warn');
  }
}
