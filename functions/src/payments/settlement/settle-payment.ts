import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { type PaymentOutcome, type LedgerEntry, webhookEvents } from '../documents.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { bookOnDocument, queueConfirmation, removeBoughtLines } from './book-payment.ts';
import { commitWhatIsWritable } from '../../platform/commit-atomically.ts';
import { decideOutcome, isBooked, needsAttention, type BookedDocument } from './decide-outcome.ts';
import { priceOf } from '../attempts/charges.ts';
import { mergeFacts } from './payment-ledger.ts';
import { queueDuplicateRefund } from './queue-duplicate-refund.ts';
import { queueRefundLetters } from './queue-refund-letters.ts';
import { queueReturnedLetter } from './queue-returned-letter.ts';
import {
  readSettlement,
  type AttemptSnapshot,
  type Delivery,
  type SettlementReads,
} from './read-settlement.ts';
import { attentionId } from '../../alerts/attention-item.ts';
import { raiseAttention, type NewAttentionItem } from '../../alerts/raise-attention.ts';

/**
 * The one atomic commit through which a payment changes anything: the ledger entry, the order or
 * invoice, the attempt, the cart, the queued letters, receipt and refund, and the delivery; all or
 * nothing. Safe to call with the same report any number of times, in any sequence. When the order or
 * invoice can't take it, the rest is committed without. Returns what became of the payment.
 */
export async function settlePayment(
  report: PaymentReport,
  delivery?: Delivery,
): Promise<PaymentOutcome> {
  let remembered: AttemptSnapshot | undefined;
  return commitWhatIsWritable(async (batch, isWritable) => {
    const reads = await readSettlement(report, delivery, remembered);
    remembered = reads.attempt;
    return settle(batch, { report, delivery, reads, isWritable });
  });
}

interface SettlementInput {
  report: PaymentReport;
  delivery: Delivery | undefined;
  reads: SettlementReads;
  /** False once the database refused to write the order or invoice. */
  isWritable: boolean;
}

async function settle(
  batch: WriteBatch,
  { report, delivery, reads, isWritable }: SettlementInput,
): Promise<PaymentOutcome> {
  const { paymentId } = report;
  const { entry, attempt, document, cartLines } = reads;
  const known = entry.data();
  if (known && reads.isRepeated) return known.outcome;

  const facts = mergeFacts(known, report);
  const outcome = decideOutcome(
    { ...facts, paymentId },
    attempt?.data(),
    isWritable ? stateOf(reads) : 'unwritable',
    known?.outcome,
  );
  const isPaidNow =
    isBooked(outcome) && !isBooked(known?.outcome) && document?.get('paymentId') !== paymentId;
  const record: LedgerEntry = {
    ...facts,
    attemptId: attempt?.id ?? null,
    uid: attempt?.data().uid ?? null,
    path: attempt?.data().path ?? null,
    outcome,
    receiptState: isPaidNow ? 'queued' : (known?.receiptState ?? 'none'),
  };
  let isDocumentChanged = false;
  if (document && isBooked(outcome) && isWritable) {
    const isRefundUndone = known?.state === 'refunded' && record.state !== 'refunded';
    const booking = { paymentId, record, isPaidNow, isRefundUndone };
    isDocumentChanged = bookOnDocument(batch, document, booking);
    if (isPaidNow) {
      removeBoughtLines(batch, document, cartLines);
      queueConfirmation(batch, report, record);
    }
  }
  if (isDocumentChanged || isNews(known, record)) writeEntry(batch, entry, record);
  if (outcome === 'duplicate_payment' && outcome !== known?.outcome) {
    await queueDuplicateRefund(batch, paymentId, record);
  }
  if (!reads.isAccountDeleted) {
    await queueRefundLetters(batch, report, known, record);
    await queueReturnedLetter(batch, report, record);
  }
  for (const item of attentionTo(report, known, record)) await raiseAttention(batch, item);
  if (delivery) {
    const { eventId, event } = delivery;
    batch.set(webhookEvents.doc(eventId), { ...event, outcome, paymentId, body: null });
  }
  return outcome;
}

/**
 * Facts that bring nothing new leave the ledger entry alone, so that repeated deliveries don't stand in
 * each other's way, unless they show on the order or invoice what it lacks: they may be old by then.
 */
function isNews(known: LedgerEntry | undefined, record: LedgerEntry): boolean {
  return !isDeepStrictEqual(known && { ...known, updatedAt: record.updatedAt }, record);
}

/** On the condition that it is as it was read, so that no two commits cross. */
function writeEntry(
  batch: WriteBatch,
  entry: DocumentSnapshot<LedgerEntry>,
  record: LedgerEntry,
): void {
  if (entry.updateTime)
    batch.update(entry.ref, { ...record }, { lastUpdateTime: entry.updateTime });
  else batch.create(entry.ref, record);
}

/** What an account stores under a path after its deletion is not what was paid for. */
function stateOf({
  attempt,
  document,
  isAccountDeleted,
}: SettlementReads): BookedDocument | 'missing' | 'deleted' {
  if (isAccountDeleted) return 'deleted';
  if (!attempt || !document) return 'missing';
  const { status, paymentId } = document.data() as Pick<BookedDocument, 'status' | 'paymentId'>;
  const price = priceOf(document, attempt.data().type);
  return { status, price, ...(paymentId !== undefined && { paymentId }) };
}

/**
 * What is new to the operator: an outcome that needs a person, refunds that came back, and a payment
 * that is told otherwise than before.
 */
function attentionTo(
  report: PaymentReport,
  known: LedgerEntry | undefined,
  { outcome, refunds, uid, path }: LedgerEntry,
): NewAttentionItem[] {
  const { paymentId } = report;
  const subject = { paymentId, uid, path };
  const failedRefunds = Object.entries(refunds).filter(
    ([id, { state }]) => state === 'failed' && known?.refunds[id]?.state !== 'failed',
  );
  return [
    ...(known && isToldOtherwise(known, report)
      ? [{ id: `${paymentId}_differs`, kind: 'report_differs' as const, ...subject, details: null }]
      : []),
    ...(outcome !== known?.outcome && needsAttention(outcome)
      ? [{ id: attentionId(outcome, paymentId), kind: outcome, ...subject, details: null }]
      : []),
    ...failedRefunds.map(([id]): NewAttentionItem => ({
      id: `${id}_failed`,
      kind: 'refund_failed',
      ...subject,
      details: id,
    })),
  ];
}

function isToldOtherwise(known: LedgerEntry, report: PaymentReport): boolean {
  return (
    known.razorpayOrderId !== report.razorpayOrderId ||
    known.amountMinor !== report.amountMinor ||
    known.currency !== report.currency
  );
}
