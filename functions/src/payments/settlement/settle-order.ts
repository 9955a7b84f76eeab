import type { PaymentOutcome } from '../documents.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import { settleFetched } from './settle-payment.ts';

interface Settled {
  facts: PaymentFacts;
  outcome: PaymentOutcome;
}

/** Fetches the payments of a provider order and settles each. Throws `provider-*`. */
export async function settleOrder(
  razorpayOrderId: string,
  gateway: RazorpayGateway,
): Promise<Settled[]> {
  const settled: Settled[] = [];
  for (const facts of await gateway.fetchOrderPayments(razorpayOrderId)) {
    settled.push({ facts, outcome: await settleFetched(facts) });
  }
  return settled;
}
