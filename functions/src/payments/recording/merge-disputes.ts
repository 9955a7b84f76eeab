import { Timestamp } from 'firebase-admin/firestore';
import { isUndecided, type DisputeState } from '../../../shared/payments/disputes.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import type { LedgerDispute, PaymentRecord } from '../documents.ts';

type Disputes = Pick<PaymentRecord, 'disputes' | 'chargebackMonths'>;

/** The phases in the order in which they follow each other. A won chargeback can be challenged again. */
const phases = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'];

/** A late report can't reopen a decided dispute. */
const decisions: readonly DisputeState[] = ['closed', 'won', 'lost'];

/**
 * Merges a report into the known disputes of a payment. Reports may arrive late, twice and in any sequence. Empty
 * for a payment without disputes.
 */
export function mergeDisputes(
  known: Disputes | undefined,
  { dispute, reportedAt }: Pick<PaymentReport, 'dispute' | 'reportedAt'>,
): Disputes {
  const disputes = dispute ? withReport(known?.disputes, dispute, reportedAt) : known?.disputes;
  return disputes ? { disputes, chargebackMonths: monthsOf(disputes) } : {};
}

function withReport(
  known: PaymentRecord['disputes'],
  { disputeId, respondBy, createdAt, ...facts }: NonNullable<PaymentReport['dispute']>,
  reportedAt: number,
): NonNullable<PaymentRecord['disputes']> {
  const reported: LedgerDispute = {
    ...facts,
    respondBy: respondBy === null ? null : atSecond(respondBy),
    createdAt: atSecond(createdAt),
    reportedAt: atSecond(reportedAt),
  };
  const before = known?.[disputeId];
  return { ...known, [disputeId]: before ? later(before, reported) : reported };
}

function later(known: LedgerDispute, reported: LedgerDispute): LedgerDispute {
  const steps = stepOf(reported) - stepOf(known);
  if (steps !== 0) return steps > 0 ? reported : known;
  const passedMs = reported.reportedAt.toMillis() - known.reportedAt.toMillis();
  // The first report of a decision has its time. Before it, the newest report counts.
  if (!isUndecided(reported.state)) return passedMs < 0 ? reported : known;
  if (passedMs !== 0) return passedMs > 0 ? reported : known;
  return reported.state === 'under_review' ? reported : known;
}

function stepOf({ phase, state }: LedgerDispute): number {
  return phases.indexOf(phase ?? '') * (decisions.length + 1) + decisions.indexOf(state);
}

function monthsOf(disputes: Record<string, LedgerDispute>): string[] {
  const lost = Object.values(disputes).filter(({ state }) => state === 'lost');
  const months = lost.map(({ reportedAt }) => indianDay(reportedAt.toDate()).slice(0, 7));
  return [...new Set(months)].toSorted();
}

function atSecond(seconds: number): Timestamp {
  return Timestamp.fromMillis(seconds * 1000);
}
