import { chargedBackMinor, isBlocking, type DisputeFacts } from './disputes.ts';

interface PaymentRecord {
  state: string;
  /** Minor units, like those of the refunds. */
  amountMinor: number;
  amountRefundedMinor: number;
  disputes?: Readonly<Record<string, DisputeFacts>>;
}

interface RefundRecord {
  state: string;
  amountMinor: number;
}

const capturedStates: ReadonlySet<string> = new Set(['captured', 'refunded']);

/**
 * Returns the amount of a payment that is left to refund, in minor units. Queued refunds count as made, and lost
 * disputes as refunded. The result is 0 for a payment that was not captured.
 */
export function leftToRefund(payment: PaymentRecord, refunds: readonly RefundRecord[]): number {
  if (!capturedStates.has(payment.state)) return 0;
  const queuedMinor = refunds
    .filter(({ state }) => state === 'queued')
    .reduce((sum, it) => sum + it.amountMinor, 0);
  const { amountMinor, amountRefundedMinor, disputes = {} } = payment;
  const backMinor = amountRefundedMinor + chargedBackMinor(payment, Object.values(disputes));
  return Math.max(0, amountMinor - backMinor - queuedMinor);
}

/** Returns whether all of a captured payment is here, and no dispute may take it. */
export function isUntouched(payment: PaymentRecord, refunds: readonly RefundRecord[]): boolean {
  const isDisputed = Object.values(payment.disputes ?? {}).some(isBlocking);
  return !isDisputed && leftToRefund(payment, refunds) === payment.amountMinor;
}
