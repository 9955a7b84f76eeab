import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  deletions,
  firestore,
  payments,
  webhookEvents,
  type PaymentAttempt,
  type PaymentOutcome,
  type PaymentRecord,
  type WebhookEvent,
} from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';
import {
  bookOnDocument,
  queueAttention,
  queueConfirmation,
  removeBoughtLines,
} from './book-payment.ts';
import { commitAtomically } from './commit-atomically.ts';
import { decideOutcome, isBooked, needsAttention, type BookedDocument } from './decide-outcome.ts';
import { priceOf } from './payables.ts';
import { attemptOfOrder } from './payment-attempts.ts';
import { mergeFacts } from './payment-ledger.ts';

/** The webhook delivery that brought a report; it is recorded together with what it changed. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'receivedAt' | 'expiresAt'>;
}

/**
 * The one atomic commit through which a payment changes anything: the ledger's line, the order or
 * invoice, the attempt, the cart, the queued letter and receipt, and the delivery; all or nothing.
 * Safe to call with the same report any number of times, in any sequence. Returns what became of it.
 */
export async function settlePayment(
  report: PaymentReport,
  delivery?: Delivery,
): Promise<PaymentOutcome> {
  const { before, outcome } = await commitAtomically((batch) => settle(batch, report, delivery));
  if (outcome !== before && needsAttention(outcome)) {
    logger.error('payment-needs-attention', { paymentId: report.paymentId, outcome });
  }
  return outcome;
}

async function settle(
  batch: WriteBatch,
  report: PaymentReport,
  delivery: Delivery | undefined,
): Promise<{ before: PaymentOutcome | undefined; outcome: PaymentOutcome }> {
  const [line, attempt, isRepeated] = await Promise.all([
    payments.doc(report.paymentId).get(),
    report.razorpayOrderId ? attemptOfOrder(report.razorpayOrderId) : undefined,
    delivery ? isRecorded(delivery) : false,
  ]);
  const known = line.data();
  if (known && isRepeated) return { before: known.outcome, outcome: known.outcome };

  const reported = mergeFacts(known, report);
  const document = attempt && (await firestore.doc(attempt.data().path).get());
  const outcome = decideOutcome(
    { ...reported, paymentId: report.paymentId },
    attempt?.data(),
    await readDocument(attempt, document),
    known?.outcome,
  );
  const isPaidNow = isBooked(outcome) && document?.get('paymentId') !== report.paymentId;
  const record: PaymentRecord = {
    ...reported,
    receipt: attempt?.id ?? null,
    uid: attempt?.data().uid ?? null,
    path: attempt?.data().path ?? null,
    outcome,
    receiptState: isPaidNow ? 'queued' : (known?.receiptState ?? 'none'),
  };
  writeLine(batch, line, record);
  if (document && isBooked(outcome)) {
    bookOnDocument(batch, document, report.paymentId, record);
    if (isPaidNow) {
      await removeBoughtLines(batch, document, record);
      queueConfirmation(batch, report, record);
    }
  }
  if (outcome !== known?.outcome && needsAttention(outcome)) {
    queueAttention(batch, report.paymentId, record);
  }
  if (delivery) {
    const { paymentId } = report;
    batch.set(webhookEvents.doc(delivery.eventId), { ...delivery.event, outcome, paymentId });
  }
  return { before: known?.outcome, outcome };
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

async function isRecorded({ eventId }: Delivery): Promise<boolean> {
  return (await webhookEvents.doc(eventId).get()).exists;
}

/** What an account stores under a path after its deletion is not what was paid for. */
async function readDocument(
  attempt: QueryDocumentSnapshot<PaymentAttempt> | undefined,
  document: DocumentSnapshot | undefined,
): Promise<BookedDocument | 'missing' | 'deleted'> {
  if (!attempt || !document) return 'missing';
  const { uid, type } = attempt.data();
  if ((await deletions.doc(uid).get()).exists) return 'deleted';
  if (!document.exists) return 'missing';
  const { status, paymentId } = document.data() as Pick<BookedDocument, 'status' | 'paymentId'>;
  return { status, ...(paymentId !== undefined && { paymentId }), price: priceOf(document, type) };
}
