import {
  endpoints,
  type VerifyRazorpayPaymentAnswer,
  type VerifyRazorpayPaymentRequest,
} from '@shared/endpoints.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { ApiError, type ApiErrorCode } from '../../api/api-error.ts';
import { postAsUser } from '../../api/as-user.ts';

/** Codes whose message tells what happened to the money. The other messages only say what to do about a request. */
const tellingCodes: ReadonlySet<ApiErrorCode> = new Set([
  'duplicate-payment',
  'payment-mismatch',
  'price-outdated',
]);

/**
 * Asks our server to confirm the payment, which Razorpay's webhook does later too. Resolves to a sentence for the
 * customer if the server can't confirm it. Never rejects.
 */
export async function confirmPayment(
  response: VerifyRazorpayPaymentRequest,
): Promise<string | undefined> {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = response;
  const request: VerifyRazorpayPaymentRequest = {
    razorpay_payment_id,
    razorpay_order_id,
    razorpay_signature,
  };
  try {
    const answer = await postAsUser(endpoints.verifyRazorpayPayment, request);
    const { status } = answer as VerifyRazorpayPaymentAnswer;
    return status === 'Pending' ? serverErrors['not-confirmed'].message : undefined;
  } catch (error) {
    console.warn('The payment could not be confirmed yet', error);
    const isTelling = error instanceof ApiError && tellingCodes.has(error.code);
    return isTelling ? error.message : serverErrors['not-confirmed'].message;
  }
}
