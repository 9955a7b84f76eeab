interface PaymentRecord {
  state: string;
  /** Minor units, like those of the refunds. */
  amountMinor: number;
  amountRefundedMinor: number;
}

interface RefundRecord {
  state: string;
  amountMinor: number;
}

const capturedStates: ReadonlySet<string> = new Set(['captured', 'refunded']);

/**
 * Returns the amount of a payment that is left to refund, in minor units. Queued refunds count as made. The result
 * is 0 for a payment that was not captured.
 */
export function leftToRefund(payment: PaymentRecord, refunds: readonly RefundRecord[]): number {
  if (!capturedStates.has(payment.state)) return 0;
  const queuedMinor = refunds
    .filter(({ state }) => state === 'queued')
    .reduce((sum, it) => sum + it.amountMinor, 0);
  return payment.amountMinor - payment.amountRefundedMinor - queuedMinor;
}
