import type { CheckoutAnswer } from '../../../../dev/razorpay-sandbox/checkout/messages.ts';
import type { VerifyRazorpayPaymentRequest } from '../../../../functions/shared/endpoints.ts';
import { fetchAfresh } from '../fetch-afresh.ts';
import { suite } from '../suite.ts';

/** Pays a Razorpay order by UPI like the checkout frame, and returns checkout's result. */
export async function payInSandbox(razorpayOrderId: string): Promise<VerifyRazorpayPaymentRequest> {
  const outcome = await tryToPay(razorpayOrderId, 'success@razorpay');
  if (outcome.type !== 'paid') throw new Error(`The payment is ${outcome.type}.`);
  return outcome.response;
}

/** Tries to pay a Razorpay order, expects that the payment fails, and returns its ID. */
export async function failInSandbox(
  razorpayOrderId: string,
  vpa: 'failure@razorpay' | 'success@razorpay' = 'failure@razorpay',
): Promise<string> {
  const outcome = await tryToPay(razorpayOrderId, vpa);
  if (outcome.type !== 'failed') throw new Error(`The payment is ${outcome.type}.`);
  return outcome.error.metadata.payment_id;
}

async function tryToPay(razorpayOrderId: string, vpa: string): Promise<CheckoutAnswer> {
  const answer = await fetchAfresh(`${suite.sandboxUrl}/v1/payments/create/ajax`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      key_id: suite.razorpayKeyId,
      order_id: razorpayOrderId,
      method: 'upi',
      vpa,
      email: 'asha@example.com',
      contact: '+919000000000',
    }),
  });
  return (await answer.json()) as CheckoutAnswer;
}
