import type { CheckoutAnswer } from '../../../../dev/razorpay-sandbox/checkout/messages.ts';
import type { VerifyRazorpayPaymentRequest } from '../../../../functions/shared/endpoints.ts';
import { suite } from '../suite.ts';

/** Pays a provider order by UPI, as checkout's frame does, and returns what its handler would get. */
export async function payInSandbox(razorpayOrderId: string): Promise<VerifyRazorpayPaymentRequest> {
  const outcome = await tryToPay(razorpayOrderId, 'success@razorpay');
  if (outcome.type !== 'paid') throw new Error(`The payment is ${outcome.type}.`);
  return outcome.response;
}

/** Tries to pay a provider order, which fails as the bank or the switches have it; returns the payment's id. */
export async function failInSandbox(
  razorpayOrderId: string,
  vpa: 'failure@razorpay' | 'success@razorpay' = 'failure@razorpay',
): Promise<string> {
  const outcome = await tryToPay(razorpayOrderId, vpa);
  if (outcome.type !== 'failed') throw new Error(`The payment is ${outcome.type}.`);
  return outcome.error.metadata.payment_id;
}

async function tryToPay(razorpayOrderId: string, vpa: string): Promise<CheckoutAnswer> {
  const answer = await fetch(`${suite.sandboxUrl}/v1/payments/create/ajax`, {
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
