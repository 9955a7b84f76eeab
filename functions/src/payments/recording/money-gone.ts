import { Timestamp } from 'firebase-admin/firestore';
import { chargedBackMinor } from '../../../shared/payments/disputes.ts';
import type { LedgerDispute, PaymentRecord } from '../documents.ts';
import { lastRefundAt } from './payment-ledger.ts';

type Money = Pick<PaymentRecord, 'state' | 'amountMinor' | 'disputes'>;

/** Returns whether refunds or lost disputes gave the customer the whole amount back. */
export function isMoneyGone(record: Money): boolean {
  const disputed = chargedBackMinor(record, disputesOf(record));
  return record.state === 'refunded' || disputed >= record.amountMinor;
}

/** Returns when the customer had the whole amount back; null if they haven't. */
export function moneyGoneAt(
  record: Money & Pick<PaymentRecord, 'refunds' | 'updatedAt'>,
): Timestamp | null {
  if (!isMoneyGone(record)) return null;
  if (record.state === 'refunded') return lastRefundAt(record.refunds) ?? record.updatedAt;
  const lost = disputesOf(record).filter(({ state }) => state === 'lost');
  return Timestamp.fromMillis(Math.max(...lost.map(({ reportedAt }) => reportedAt.toMillis())));
}

function disputesOf({ disputes = {} }: Money): LedgerDispute[] {
  return Object.values(disputes);
}
