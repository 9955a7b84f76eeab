import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../../../shared/collections.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import { typedCollection } from '../../platform/firebase.ts';
import type { PaymentRecord } from '../documents.ts';

/** The money refunded in a month, in minor units by currency. The document's id is the month. */
type RefundTotal = Record<string, number>;

type Refunded = Pick<PaymentRecord, 'refunds' | 'capturedAt' | 'currency'>;

interface Part {
  /** The month in India, such as `2026-11`. */
  month: string;
  currency: string;
  amountMinor: number;
}

export const refundTotals = typedCollection<RefundTotal>(collections.refundTotals);

/**
 * Adds the changes in a payment's refunds to the monthly totals. The commit must guard the payment's ledger entry,
 * so each change is counted once.
 */
export function countRefunds(
  batch: WriteBatch,
  known: Refunded | undefined,
  record: Refunded,
): void {
  const gone = partsOf(known).map((part) => ({ ...part, amountMinor: -part.amountMinor }));
  for (const { month, currency, amountMinor } of addUp([...gone, ...partsOf(record)])) {
    if (amountMinor === 0) continue;
    const added = { [currency]: FieldValue.increment(amountMinor) };
    batch.set(refundTotals.doc(month), added, { merge: true });
  }
}

/** Returns the refunds that didn't fail. A payment that was never captured wasn't a sale. */
function partsOf(payment: Refunded | undefined): Part[] {
  if (!payment?.capturedAt) return [];
  const { currency } = payment;
  return Object.values(payment.refunds)
    .filter(({ state }) => state !== 'failed')
    .map(({ amountMinor, createdAt }) => {
      return { month: indianDay(createdAt.toDate()).slice(0, 7), currency, amountMinor };
    });
}

/** Sums the parts of each month and currency. */
function addUp(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.month} ${part.currency}`;
    const amountMinor = (sums.get(key)?.amountMinor ?? 0) + part.amountMinor;
    sums.set(key, { ...part, amountMinor });
  }
  return [...sums.values()];
}
