import type { VerifyRazorpayPaymentRequest } from '../../functions/shared/endpoints.ts';
import { suite } from './suite.ts';

/** Pays a provider order by UPI, as checkout's frame does, and returns what its handler would get. */
export async function payInSandbox(razorpayOrderId: string): Promise<VerifyRazorpayPaymentRequest> {
  const answer = await fetch(`${suite.sandboxUrl}/v1/payments/create/ajax`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      key_id: suite.razorpayKeyId,
      order_id: razorpayOrderId,
      method: 'upi',
      vpa: 'success@razorpay',
      email: 'asha@example.com',
      contact: '+919000000000',
    }),
  });
  const outcome = (await answer.json()) as { response: VerifyRazorpayPaymentRequest };
  return outcome.response;
}
