import type { PaymentOutcome } from '../documents.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import { recordFetched } from './record-payment.ts';

interface Recorded {
  facts: PaymentFacts;
  outcome: PaymentOutcome;
}

/** Fetches and records the payments of a Razorpay order. Throws `provider-*`. */
export async function recordOrder(
  razorpayOrderId: string,
  gateway: RazorpayGateway,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const facts of await gateway.fetchOrderPayments(razorpayOrderId)) {
    recorded.push({ facts, outcome: await recordFetched(facts) });
  }
  return recorded;
}
