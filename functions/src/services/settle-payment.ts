import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { PaymentAttempt, PaymentOutcome, PaymentRecord, WebhookEvent } from '../documents.ts';
import { deletions, firestore, payments, webhookEvents } from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';
import { bookOnDocument, queueConfirmation, removeBoughtLines } from './book-payment.ts';
import { commitAtomically, isUnwritable } from './commit-atomically.ts';
import { decideOutcome, isBooked, needsAttention, type BookedDocument } from './decide-outcome.ts';
import { priceOf } from './payables.ts';
import { attemptOfOrder } from './payment-attempts.ts';
import { mergeFacts } from './payment-ledger.ts';
import { queueDuplicateRefund } from './queue-duplicate-refund.ts';
import { logMatter, queueMatter, type Matter } from './tell-operator.ts';

/** The webhook delivery that brought a report; it is recorded together with what it changed. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'bodyHash' | 'receivedAt' | 'expiresAt'>;
}

interface Settlement {
  outcome: PaymentOutcome;
  /** What the operator has to be told, once it is committed. */
  matters: Matter[];
}

/**
 * The one atomic commit through which a payment changes anything: the ledger's line, the order or
 * invoice, the attempt, the cart, the queued letter, receipt and refund, and the delivery; all or
 * nothing. Safe to call with the same report any number of times, in any sequence. When the order or
 * invoice can't take it, the rest is committed without. Returns what became of the payment.
 */
export async function settlePayment(
  report: PaymentReport,
  delivery?: Delivery,
): Promise<PaymentOutcome> {
  const commit = (isWritable: boolean) =>
    commitAtomically((batch) => settle(batch, report, delivery, isWritable));
  const { outcome, matters } = await commit(true).catch((error: unknown) => {
    if (isUnwritable(error)) return commit(false);
    throw error;
  });
  matters.forEach(logMatter);
  return outcome;
}

async function settle(
  batch: WriteBatch,
  report: PaymentReport,
  delivery: Delivery | undefined,
  isWritable: boolean,
): Promise<Settlement> {
  const [line, found, isRepeated] = await Promise.all([
    payments.doc(report.paymentId).get(),
    attemptOf(report.razorpayOrderId),
    isRecorded(delivery),
  ]);
  const known = line.data();
  if (known && isRepeated) return { outcome: known.outcome, matters: [] };

  const facts = mergeFacts(known, report);
  const attempt =
    facts.razorpayOrderId === report.razorpayOrderId
      ? found
      : await attemptOf(facts.razorpayOrderId);
  const { document, state } = await readDocument(attempt);
  const outcome = decideOutcome(
    { ...facts, paymentId: report.paymentId },
    attempt?.data(),
    isWritable ? state : 'unwritable',
    known?.outcome,
  );
  const isPaidNow =
    isBooked(outcome) &&
    !isBooked(known?.outcome) &&
    document?.get('paymentId') !== report.paymentId;
  const record: PaymentRecord = {
    ...facts,
    receipt: attempt?.id ?? null,
    uid: attempt?.data().uid ?? null,
    path: attempt?.data().path ?? null,
    outcome,
    receiptState: isPaidNow ? 'queued' : (known?.receiptState ?? 'none'),
  };
  writeLine(batch, line, record);
  if (document && isBooked(outcome) && isWritable) {
    const isRefundUndone = known?.state === 'refunded' && record.state !== 'refunded';
    const { paymentId } = report;
    bookOnDocument(batch, document, { paymentId, record, isPaidNow, isRefundUndone });
    if (isPaidNow) {
      await removeBoughtLines(batch, document, record);
      queueConfirmation(batch, report, record);
    }
  }
  if (outcome === 'duplicate_payment' && outcome !== known?.outcome) {
    await queueDuplicateRefund(batch, report.paymentId, record);
  }
  const matters = mattersOf(report.paymentId, known, record);
  for (const matter of matters) queueMatter(batch, matter);
  if (delivery) {
    const { paymentId } = report;
    batch.set(webhookEvents.doc(delivery.eventId), {
      ...delivery.event,
      outcome,
      paymentId,
      body: null,
    });
  }
  return { outcome, matters };
}

/**
 * Writes the ledger's line on the condition that it is as it was read, so that no two commits cross.
 * Facts that bring nothing new write nothing: repeated deliveries don't stand in each other's way.
 */
function writeLine(
  batch: WriteBatch,
  line: DocumentSnapshot<PaymentRecord>,
  record: PaymentRecord,
): void {
  if (!line.updateTime) {
    batch.create(line.ref, record);
  } else if (!isDeepStrictEqual({ ...line.data(), updatedAt: record.updatedAt }, record)) {
    batch.update(line.ref, { ...record }, { lastUpdateTime: line.updateTime });
  }
}

function attemptOf(
  razorpayOrderId: string | null,
): Promise<QueryDocumentSnapshot<PaymentAttempt> | undefined> {
  return razorpayOrderId ? attemptOfOrder(razorpayOrderId) : Promise.resolve(undefined);
}

/** The event's id is in a header that the signature does not cover, so the body must be the same too. */
async function isRecorded(delivery: Delivery | undefined): Promise<boolean> {
  if (!delivery) return false;
  const recorded = (await webhookEvents.doc(delivery.eventId).get()).data();
  return recorded?.bodyHash === delivery.event.bodyHash;
}

/** What an account stores under a path after its deletion is not what was paid for. */
async function readDocument(attempt: QueryDocumentSnapshot<PaymentAttempt> | undefined): Promise<{
  document: DocumentSnapshot | undefined;
  state: BookedDocument | 'missing' | 'deleted';
}> {
  if (!attempt) return { document: undefined, state: 'missing' };
  const { uid, type, path } = attempt.data();
  const [document, deletion] = await firestore.getAll(firestore.doc(path), deletions.doc(uid));
  if (deletion?.exists) return { document: undefined, state: 'deleted' };
  if (!document?.exists) return { document: undefined, state: 'missing' };
  const { status, paymentId } = document.data() as Pick<BookedDocument, 'status' | 'paymentId'>;
  const price = priceOf(document, type);
  return { document, state: { status, price, ...(paymentId !== undefined && { paymentId }) } };
}

/** What is new to the operator: an outcome that needs a person, and refunds that came back. */
function mattersOf(
  paymentId: string,
  known: PaymentRecord | undefined,
  { outcome, refunds, uid, path }: PaymentRecord,
): Matter[] {
  const subject = { paymentId, uid, path };
  const failedRefunds = Object.entries(refunds).filter(
    ([id, { state }]) => state === 'failed' && known?.refunds[id]?.state !== 'failed',
  );
  return [
    ...(outcome !== known?.outcome && needsAttention(outcome)
      ? [{ id: `${paymentId}_${outcome}`, kind: outcome, ...subject, details: null }]
      : []),
    ...failedRefunds.map(([id]): Matter => ({
      id: `${id}_failed`,
      kind: 'refund_failed',
      ...subject,
      details: id,
    })),
  ];
}
