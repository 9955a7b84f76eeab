import * as z from 'zod';
import type {
  VerifyRazorpayPaymentAnswer,
  VerifyRazorpayPaymentRequest,
} from '../../../shared/endpoints.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { razorpayKeySecret, requiredValue } from '../../platform/config.ts';
import { firestore } from '../../platform/firebase.ts';
import { checkoutPayload, isSignedBy } from '../../platform/razorpay/signature.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import type { PaymentAttempt } from '../documents.ts';
import { attemptOfRazorpayOrder } from '../attempts/find-attempts.ts';
import { recordFetched } from '../recording/record-payment.ts';

const reported = z.object({
  razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,32}$/),
  razorpay_order_id: z.string().regex(/^order_[A-Za-z0-9]{1,32}$/),
  razorpay_signature: z.string(),
}) satisfies z.ZodType<VerifyRazorpayPaymentRequest>;

/** What checkout reports about a payment. */
export const checkoutResult = reported.transform((result) => ({
  paymentId: result.razorpay_payment_id,
  razorpayOrderId: result.razorpay_order_id,
  signature: result.razorpay_signature,
}));

export type CheckoutResult = z.output<typeof checkoutResult>;

/**
 * Records a payment that checkout reported to the browser, with facts from Razorpay. Resolves to the status of the
 * order or invoice. Throws ServerError: `forbidden`, `invalid-signature`, `payment-mismatch`, `duplicate-payment`,
 * `price-outdated`, or `not-confirmed` while Razorpay doesn't answer.
 */
export async function verifyPayment(
  uid: string,
  result: CheckoutResult,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<VerifyRazorpayPaymentAnswer> {
  const attempt = (await attemptOfRazorpayOrder(result.razorpayOrderId))?.data();
  if (!attempt || attempt.uid !== uid) throw new ServerError('forbidden');
  if (!isSigned(result)) throw new ServerError('invalid-signature');
  return recordSigned(attempt, result, gateway);
}

/** Records a payment whose signature was checked. Throws as `verifyPayment` does. */
export async function recordSigned(
  attempt: Pick<PaymentAttempt, 'path'>,
  { paymentId, razorpayOrderId }: CheckoutResult,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<VerifyRazorpayPaymentAnswer> {
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

export function isSigned({ paymentId, razorpayOrderId, signature }: CheckoutResult): boolean {
  const secret = requiredValue(razorpayKeySecret);
  return isSignedBy([secret], checkoutPayload(razorpayOrderId, paymentId), signature);
}

/** Turns every ServerError into `not-confirmed`, because the other codes say that nothing was charged. */
async function fetchPayment(paymentId: string, gateway: RazorpayGateway): Promise<PaymentFacts> {
  try {
    return await gateway.fetchPayment(paymentId);
  } catch (error) {
    throw error instanceof ServerError ? new ServerError('not-confirmed') : error;
  }
}
