import { Timestamp } from 'firebase-admin/firestore';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { PaymentRecord, LedgerRefund } from '../documents.ts';
import type { PaymentState, RefundState } from '../../platform/razorpay/entities.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { mergeDisputes } from './merge-disputes.ts';

/** The states of a payment in the order in which they can follow each other. */
const rank: Record<PaymentState, number> = {
  created: 0,
  failed: 1,
  authorized: 2,
  voided: 3,
  captured: 4,
  refunded: 5,
};

/** A processed refund can still fail if the bank sends it back. */
const refundRank: Record<RefundState, number> = { pending: 0, processed: 1, failed: 2 };

type Reported = Omit<
  PaymentRecord,
  'attemptId' | 'uid' | 'path' | 'outcome' | 'receiptState' | 'checkoutEmail' | 'noticeDueAt'
>;

/**
 * Merges a report into the known facts of a payment. Reports may arrive late, twice and in any sequence, so the
 * state of a payment or refund never moves back. The refunded amount is the largest sum reported, less the failed
 * refunds.
 */
export function mergeFacts(known: Reported | undefined, facts: PaymentReport): Reported {
  const isNewest = !known || rank[facts.state] >= rank[known.state];
  const { amountMinor, currency } = isNewest ? facts : known;
  const refunds = mergeRefunds(known?.refunds ?? {}, facts.refunds);
  const reportedRefundedMinor = Math.max(
    known?.reportedRefundedMinor ?? 0,
    isReturned(facts) ? facts.amountMinor : facts.amountRefundedMinor,
  );
  const amountRefundedMinor = sumOfRefunds(reportedRefundedMinor, Object.values(refunds));
  const wasRefunded = wasEverRefunded({ reportedRefundedMinor, refunds });
  const progress = furthest(progressOf(known?.state ?? 'created'), progressOf(facts.state));
  return {
    razorpayOrderId: known?.razorpayOrderId ?? facts.razorpayOrderId,
    orderAmountMinor: known?.orderAmountMinor ?? facts.orderAmountMinor,
    amountMinor,
    currency,
    baseAmountMinor: known?.baseAmountMinor ?? facts.baseAmountMinor,
    state: stateOf(progress, wasRefunded, amountRefundedMinor >= amountMinor),
    amountRefundedMinor,
    reportedRefundedMinor,
    refunds,
    refundMonths: refundMonthsOf(refunds),
    ...mergeDisputes(known, facts),
    method: facts.method ?? known?.method ?? null,
    feeMinor: facts.feeMinor ?? known?.feeMinor ?? null,
    taxMinor: facts.taxMinor ?? known?.taxMinor ?? null,
    error: facts.error ?? known?.error ?? null,
    createdAt: known?.createdAt ?? atSecond(facts.createdAt),
    capturedAt: earliest(known?.capturedAt, isCaptured(facts) ? atSecond(facts.reportedAt) : null),
    updatedAt: Timestamp.now(),
  };
}

/** Returns `voided` for a refunded payment that was never captured, because there was no sale. */
function stateOf(
  progress: PaymentState,
  wasRefunded: boolean,
  isAllRefunded: boolean,
): PaymentState {
  if (progress !== 'captured') return wasRefunded ? 'voided' : progress;
  return isAllRefunded ? 'refunded' : 'captured';
}

export function wasEverRefunded({
  reportedRefundedMinor,
  refunds,
}: Pick<Reported, 'reportedRefundedMinor' | 'refunds'>): boolean {
  return reportedRefundedMinor > 0 || Object.keys(refunds).length > 0;
}

function isReturned({ state }: PaymentReport): boolean {
  return state === 'refunded' || state === 'voided';
}

export function isCaptured({ state }: { state: PaymentState }): boolean {
  return rank[state] >= rank.captured;
}

function furthest(a: PaymentState, b: PaymentState): PaymentState {
  return rank[a] >= rank[b] ? a : b;
}

function progressOf(state: PaymentState): PaymentState {
  return state === 'refunded' ? 'captured' : state;
}

function mergeRefunds(
  known: Record<string, LedgerRefund>,
  reported: PaymentReport['refunds'],
): Record<string, LedgerRefund> {
  const merged = { ...known };
  for (const { refundId, amountMinor, state, createdAt } of reported) {
    const before = merged[refundId];
    if (before && refundRank[before.state] >= refundRank[state]) continue;
    merged[refundId] = { amountMinor, state, createdAt: atSecond(createdAt) };
  }
  return merged;
}

/**
 * Returns the refunded amount. Razorpay counts a refund as soon as it's made, and stops counting it if it fails.
 */
function sumOfRefunds(reportedMinor: number, refunds: readonly LedgerRefund[]): number {
  const failed = refunds.filter(({ state }) => state === 'failed');
  return Math.max(reportedMinor - sum(failed), sum(standing(refunds)));
}

/** Returns when the latest refund that didn't fail was made; null if there is none. */
export function lastRefundAt(refunds: Record<string, LedgerRefund>): Timestamp | null {
  const times = standing(Object.values(refunds)).map(({ createdAt }) => createdAt);
  return times.toSorted((a, b) => b.toMillis() - a.toMillis())[0] ?? null;
}

/** Returns the months of the refunds that didn't fail, for queries by month. */
function refundMonthsOf(refunds: Record<string, LedgerRefund>): string[] {
  const times = standing(Object.values(refunds)).map(({ createdAt }) => createdAt.toDate());
  return [...new Set(times.map((time) => indianDay(time).slice(0, 7)))].toSorted();
}

function standing(refunds: readonly LedgerRefund[]): LedgerRefund[] {
  return refunds.filter(({ state }) => state !== 'failed');
}

function sum(refunds: readonly LedgerRefund[]): number {
  return refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

function earliest(a: Timestamp | null | undefined, b: Timestamp | null): Timestamp | null {
  if (!a || !b) return a ?? b;
  return a.toMillis() <= b.toMillis() ? a : b;
}

function atSecond(seconds: number): Timestamp {
  return Timestamp.fromMillis(seconds * 1000);
}
