import type { PaymentFacts, PaymentReport, RefundFacts } from '../../platform/razorpay/entities.ts';

/** The report of facts that were just fetched from the provider. */
export function reportNow(
  facts: PaymentFacts,
  refunds: readonly RefundFacts[] = [],
): PaymentReport {
  const reportedAt = Math.floor(Date.now() / 1000);
  return { ...facts, refunds, orderAmountMinor: null, reportedAt };
}
