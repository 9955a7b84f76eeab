import { formatIndianTime } from '../../functions/shared/indian-time.ts';
import type { LedgerEntry } from '../../functions/src/payments/documents.ts';
import { describeFacts } from './describe-facts.ts';
import { describeMoney } from './describe-money.ts';

/** Describes a payment and its receipt. `number` is that of the receipt, `reason` why it was not issued. */
export function describeReceipt(
  paymentId: string,
  payment: LedgerEntry,
  { number, reason }: { number: string | null; reason: string | null },
): string {
  const { amountMinor, currency, uid, path, capturedAt, receiptState } = payment;
  return describeFacts({
    Payment: paymentId,
    Amount: describeMoney(amountMinor, currency),
    Account: uid,
    Document: path,
    'Captured on': capturedAt && formatIndianTime(capturedAt.toDate()),
    Receipt: number ?? states[receiptState],
    Reason: reason,
  });
}

const states: Record<LedgerEntry['receiptState'], string> = {
  none: 'none: the payment has not paid an order or invoice',
  queued: 'queued',
  issued: 'issued',
  failed: 'not issued',
};
