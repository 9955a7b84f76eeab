import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import {
  type PaymentOutcome,
  type PaymentRecord,
  paymentAttempts,
  webhookEvents,
} from '../documents.ts';
import type { PaymentFacts, PaymentReport, RefundFacts } from '../../platform/razorpay/entities.ts';
import { endPaidTerms, payPlans } from './record-on-plans.ts';
import { cancelSameInvoices } from './cancel-same-invoices.ts';
import { plansToEnd } from './plans-to-end.ts';
import { recordOnPayable, removeBoughtLines } from './record-on-payable.ts';
import { commitAtomically, put, type Reads } from '../../platform/commit-atomically.ts';
import { alertOnDisputes } from './alert-on-disputes.ts';
import { countRefunds } from './count-refunds.ts';
import {
  decideOutcome,
  hasMarkedPaid,
  isRefundedByServer,
  needsAlert,
  type PayableState,
} from './decide-outcome.ts';
import { isMoneyGone } from './money-gone.ts';
import { recordMadeRefunds } from './record-made-refunds.ts';
import { priceOf } from '../attempts/payables.ts';
import { isPriceOver } from '../attempts/price-promise.ts';
import { isCaptured, mergeFacts } from './payment-ledger.ts';
import { queueOwnRefund } from './queue-own-refund.ts';
import { queueEmails } from './queue-emails.ts';
import { readRecording, type Delivery, type RecordingReads } from './read-recording.ts';
import type { AttemptSnapshot } from '../attempts/find-attempts.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert, type NewAlert } from '../../alerts/raise-alert.ts';
import { resolveOpenAlert } from '../../alerts/resolve-open-alert.ts';
import { currentTime } from '#clock';

/** By then, customers whose payment failed have usually tried again. */
const noticeAfterMs = 30 * 60_000;

/**
 * Records a payment in one atomic commit. Payments change data nowhere else. Safe to call with the same report any
 * number of times, in any sequence. Resolves to the payment's outcome.
 */
export async function recordPayment(
  report: PaymentReport,
  delivery?: Delivery,
): Promise<PaymentOutcome> {
  let remembered: AttemptSnapshot | undefined;
  return commitAtomically(async (batch, reads) => {
    const found = await readRecording(reads, report, delivery, remembered);
    remembered = found.attempt;
    return (await addToCommit(batch, reads, { ...found, report, delivery })).outcome;
  });
}

/** Adds a recording to a commit, as `recordPayment` does. Resolves to the payment's ledger entry. */
export async function addRecording(
  batch: WriteBatch,
  reads: Reads,
  report: PaymentReport,
): Promise<PaymentRecord> {
  const found = await readRecording(reads, report, undefined, undefined);
  return addToCommit(batch, reads, { ...found, report, delivery: undefined });
}

export function recordFetched(
  facts: PaymentFacts,
  refunds?: readonly RefundFacts[],
): Promise<PaymentOutcome> {
  return recordPayment(reportNow(facts, refunds));
}

export function reportNow(
  facts: PaymentFacts,
  refunds: readonly RefundFacts[] = [],
): PaymentReport {
  const reportedAt = Math.floor(currentTime().getTime() / 1000);
  return { ...facts, refunds, orderAmountMinor: null, reportedAt };
}

type CapturedRecord = PaymentRecord & { capturedAt: Timestamp };

interface Recording extends RecordingReads {
  report: PaymentReport;
  delivery: Delivery | undefined;
}

async function addToCommit(
  batch: WriteBatch,
  reads: Reads,
  recording: Recording,
): Promise<PaymentRecord> {
  const { report, delivery, entry, attempt, document } = recording;
  const { paymentId } = report;
  const known = entry.data();
  if (known && recording.isRepeated) return known;

  const facts = mergeFacts(known, report);
  const outcome = decideOutcome(
    { ...facts, paymentId },
    attempt?.data(),
    stateOf(recording, facts.createdAt),
    known?.outcome,
  );
  const hasPaid = document?.get('paymentId') === paymentId;
  const isPaidNow = hasMarkedPaid(outcome) && !hasMarkedPaid(known?.outcome) && !hasPaid;
  const owner = ownerOf(attempt, known);
  const record: PaymentRecord = {
    ...facts,
    ...owner,
    outcome,
    receiptState: isPaidNow ? 'queued' : (known?.receiptState ?? 'none'),
    checkoutEmail: isPaidNow ? report.checkoutEmail : (known?.checkoutEmail ?? null),
    noticeDueAt: noticeDueAt(known, { ...facts, path: owner.path }),
  };
  const made = await recordMadeRefunds(batch, reads, report);
  let isDocumentChanged = false;
  if (document) {
    const isRefundUndone = known?.state === 'refunded' && record.state !== 'refunded';
    const failedMinor = newlyFailed(known, record)
      .filter(([id]) => known?.refunds[id])
      .map(([, { amountMinor }]) => amountMinor);
    let unchanged = {};
    if (isPaidNow) {
      removeBoughtLines(batch, document, recording.sold, recording.cartLines);
      if (outcome === 'paid_after_cancel') await cancelSameInvoices(batch, reads, document);
      // A payment that is found only after its refund starts nothing.
      if (!isMoneyGone(record)) {
        ({ unchanged } = await payPlans(batch, reads, document, {
          paymentId,
          record: record as CapturedRecord,
          plans: recording.plans,
        }));
      }
    } else if (hasPaid) {
      const isGone = isMoneyGone(record) && !(known && isMoneyGone(known));
      const ends = await plansToEnd(reads, { paymentId, made, isMoneyGone: isGone });
      if (ends) await endPaidTerms(batch, reads, document, recording.plans, { ends });
    }
    const details = { paymentId, record, isPaidNow, isRefundUndone, made, failedMinor, unchanged };
    isDocumentChanged = recordOnPayable(batch, document, details);
  }
  if (isDocumentChanged || isNews(known, record)) {
    put(batch, entry, record);
    countRefunds(batch, known, record);
  }
  if (isRefundedByServer(outcome) && outcome !== known?.outcome) {
    await queueOwnRefund(batch, reads, paymentId, outcome, record);
    // Its Razorpay order is paid, so a later payment needs another order.
    if (outcome === 'price_outdated' && record.attemptId) {
      batch.update(paymentAttempts.doc(record.attemptId), { state: 'expired' });
    }
  }
  if (!recording.isAccountDeleted) await queueEmails(batch, reads, report, known, record);
  for (const item of alertsFor(report, known, record)) await raiseAlert(batch, reads, item);
  await alertOnDisputes(batch, reads, paymentId, known, record);
  if (isCaptured(record) && !(known && isCaptured(known))) {
    const id = alertId('ledger_differs', paymentId);
    await resolveOpenAlert(batch, reads, id, 'The payment was recorded.');
  }
  if (delivery) {
    const { eventId, event } = delivery;
    batch.set(webhookEvents.doc(eventId), { ...event, outcome, paymentId, body: null });
  }
  return record;
}

/** A recorded payment keeps its owner even if its attempt is lost, because its receipt may still be queued. */
function ownerOf(
  attempt: AttemptSnapshot | undefined,
  known: PaymentRecord | undefined,
): Pick<PaymentRecord, 'attemptId' | 'uid' | 'path'> {
  const { uid, path } = attempt?.data() ?? known ?? { uid: null, path: null };
  return { attemptId: attempt?.id ?? known?.attemptId ?? null, uid, path };
}

/**
 * Returns whether the entry changes. An unchanged entry isn't written, which keeps repeated deliveries from
 * conflicting.
 */
function isNews(known: PaymentRecord | undefined, record: PaymentRecord): boolean {
  return !isDeepStrictEqual(known && { ...known, updatedAt: record.updatedAt }, record);
}

function noticeDueAt(
  known: PaymentRecord | undefined,
  { state, path, updatedAt }: Pick<PaymentRecord, 'state' | 'path' | 'updatedAt'>,
): Timestamp | null {
  if (state !== 'failed' || path === null) return null;
  if (known?.state === 'failed' && known.path !== null) return known.noticeDueAt;
  return Timestamp.fromMillis(updatedAt.toMillis() + noticeAfterMs);
}

/** Returns `deleted` for a deleted account, whose documents can no longer be paid. */
function stateOf(
  { attempt, document, isAccountDeleted }: RecordingReads,
  paidAt: Timestamp,
): PayableState | 'missing' | 'deleted' {
  if (isAccountDeleted && !document) return 'deleted';
  if (!attempt || !document) return 'missing';
  const { status, paymentId } = document.data() as Pick<PayableState, 'status' | 'paymentId'>;
  const price = priceOf(document, attempt.data().type);
  return {
    status,
    price,
    isPriceOver: isPriceOver(attempt.data(), paidAt),
    ...(paymentId !== undefined && { paymentId }),
  };
}

function alertsFor(
  report: PaymentReport,
  known: PaymentRecord | undefined,
  record: PaymentRecord,
): NewAlert[] {
  const { paymentId } = report;
  const { outcome, uid, path } = record;
  const subject = { paymentId, uid, path };
  return [
    ...(known && contradicts(known, report)
      ? [{ id: `${paymentId}_differs`, kind: 'report_differs' as const, ...subject }]
      : []),
    ...(outcome !== known?.outcome && needsAlert(outcome)
      ? [{ id: alertId(outcome, paymentId), kind: outcome, ...subject }]
      : []),
    ...newlyFailed(known, record).map(([id]): NewAlert => ({
      id: `${id}_failed`,
      kind: 'refund_failed',
      ...subject,
      details: id,
    })),
  ];
}

function newlyFailed(known: PaymentRecord | undefined, { refunds }: PaymentRecord) {
  return Object.entries(refunds).filter(
    ([id, { state }]) => state === 'failed' && known?.refunds[id]?.state !== 'failed',
  );
}

function contradicts(known: PaymentRecord, report: PaymentReport): boolean {
  return (
    known.razorpayOrderId !== report.razorpayOrderId ||
    known.amountMinor !== report.amountMinor ||
    known.currency !== report.currency
  );
}
