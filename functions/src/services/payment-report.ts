import type { PaymentFacts, PaymentReport } from '../gateways/razorpay-entities.ts';

/** Facts that were fetched from the provider just now. */
export function reportNow(facts: PaymentFacts): PaymentReport {
  return { ...facts, reportedAt: Math.floor(Date.now() / 1000) };
}
