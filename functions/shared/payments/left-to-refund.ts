interface PaymentRecord {
  state: string;
  /** Minor units, as those of the refunds. */
  amountMinor: number;
  amountRefundedMinor: number;
}

interface RefundRecord {
  state: string;
  amountMinor: number;
}

/** The states of a payment whose money was taken. */
const capturedStates: ReadonlySet<string> = new Set(['captured', 'refunded']);

/**
 * What the ledger says is left of a payment, less the refunds that are queued, in minor units. Nothing is
 * left of a payment that was not captured.
 */
export function leftToRefund(payment: PaymentRecord, refunds: readonly RefundRecord[]): number {
  if (!capturedStates.has(payment.state)) return 0;
  const queuedMinor = refunds
    .filter(({ state }) => state === 'queued')
    .reduce((sum, it) => sum + it.amountMinor, 0);
  return payment.amountMinor - payment.amountRefundedMinor - queuedMinor;
}
