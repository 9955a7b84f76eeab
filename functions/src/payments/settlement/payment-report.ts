import type { PaymentFacts, PaymentReport, RefundFacts } from '../../platform/razorpay/entities.ts';

/** Facts that were fetched from the provider just now. */
export function reportNow(
  facts: PaymentFacts,
  refunds: readonly RefundFacts[] = [],
): PaymentReport {
  const reportedAt = Math.floor(Date.now() / 1000);
  return { ...facts, refunds, orderAmountMinor: null, reportedAt };
}
