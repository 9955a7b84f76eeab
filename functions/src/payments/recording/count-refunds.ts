import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../../../shared/collections.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import { typedCollection } from '../../platform/firebase.ts';
import type { LedgerEntry } from '../documents.ts';

/** The money that was refunded in a month, by currency in minor units. The document's id is the month. */
type RefundTotal = Record<string, number>;

type Refunded = Pick<LedgerEntry, 'refunds' | 'capturedAt' | 'currency'>;

interface Part {
  /** In India, such as `2026-11`. */
  month: string;
  currency: string;
  amountMinor: number;
}

export const refundTotals = typedCollection<RefundTotal>(collections.refundTotals);

/**
 * Adds to a commit what the refunds of a payment change in the months' totals. The commit must be guarded by the
 * payment's entry of the ledger, so that each change is counted once.
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

/** The refunds that did not fail. What was never captured was no sale. */
function partsOf(payment: Refunded | undefined): Part[] {
  if (!payment?.capturedAt) return [];
  const { currency } = payment;
  return Object.values(payment.refunds)
    .filter(({ state }) => state !== 'failed')
    .map(({ amountMinor, createdAt }) => {
      return { month: indianDay(createdAt.toDate()).slice(0, 7), currency, amountMinor };
    });
}

/** One part for each month and currency. */
function addUp(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const place = `${part.month} ${part.currency}`;
    const amountMinor = (sums.get(place)?.amountMinor ?? 0) + part.amountMinor;
    sums.set(place, { ...part, amountMinor });
  }
  return [...sums.values()];
}
