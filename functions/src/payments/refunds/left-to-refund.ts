import type { LedgerEntry, Refund } from '../documents.ts';
import { isCaptured } from '../settlement/payment-ledger.ts';

/**
 * What the ledger says is left of a payment, less the refunds that are queued, in minor units. Nothing is
 * left of a payment that was not captured.
 */
export function leftToRefund(payment: LedgerEntry, refunds: readonly Refund[]): number {
  if (!isCaptured(payment)) return 0;
  const queuedMinor = refunds
    .filter(({ state }) => state === 'queued')
    .reduce((sum, it) => sum + it.amountMinor, 0);
  return payment.amountMinor - payment.amountRefundedMinor - queuedMinor;
}
