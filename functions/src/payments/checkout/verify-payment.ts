import type { VerifyRazorpayPaymentAnswer } from '../../../shared/endpoints.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { razorpayKeySecret, requiredValue } from '../../platform/config.ts';
import { firestore } from '../../platform/firebase.ts';
import { checkoutPayload, isSignedBy } from '../../platform/razorpay/signature.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { attemptOfRazorpayOrder } from '../attempts/find-attempts.ts';
import { recordFetched } from '../recording/record-payment.ts';

export interface CheckoutResult {
  paymentId: string;
  razorpayOrderId: string;
  signature: string;
}

/**
 * Records a payment that checkout reported to the browser, with facts from Razorpay. Resolves to the status of the
 * order or invoice. Throws ServerError: `forbidden`, `invalid-signature`, `payment-mismatch`, `duplicate-payment`,
 * `price-outdated`, or `not-confirmed` while Razorpay doesn't answer.
 */
export async function verifyPayment(
  uid: string,
  { paymentId, razorpayOrderId, signature }: CheckoutResult,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<VerifyRazorpayPaymentAnswer> {
  const attempt = (await attemptOfRazorpayOrder(razorpayOrderId))?.data();
  if (!attempt || attempt.uid !== uid) throw new ServerError('forbidden');
  const secret = requiredValue(razorpayKeySecret);
  if (!isSignedBy([secret], checkoutPayload(razorpayOrderId, paymentId), signature)) {
    throw new ServerError('invalid-signature');
  }
  const facts = await fetchPayment(paymentId, gateway);
  if (facts.paymentId !== paymentId || facts.razorpayOrderId !== razorpayOrderId) {
    throw new ServerError('payment-mismatch');
  }
  const outcome = await recordFetched(facts);
  if (outcome === 'amount_mismatch') throw new ServerError('payment-mismatch');
  if (outcome === 'price_outdated') throw new ServerError('price-outdated');
  if (outcome === 'duplicate_payment') throw new ServerError('duplicate-payment');
  const document = await firestore.doc(attempt.path).get();
  return { status: String(document.get('status')) };
}

/** Turns every ServerError into `not-confirmed`, because the other codes say that nothing was charged. */
async function fetchPayment(paymentId: string, gateway: RazorpayGateway): Promise<PaymentFacts> {
  try {
    return await gateway.fetchPayment(paymentId);
  } catch (error) {
    throw error instanceof ServerError ? new ServerError('not-confirmed') : error;
  }
}
