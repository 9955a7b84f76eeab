import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { collections } from '../../shared/collections.ts';
import {
  firestore,
  payments,
  webhookEvents,
  type PaymentAttempt,
  type PaymentOutcome,
  type PaymentRecord,
  type WebhookEvent,
} from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';
import { bookPayment, bookRefund, findBoughtLines, queueAttention } from './book-payment.ts';
import { decideOutcome, isBooked, needsAttention, type BookedDocument } from './decide-outcome.ts';
import { attemptOfOrder } from './payment-attempts.ts';
import { mergeFacts } from './payment-ledger.ts';

/** The webhook delivery that brought a report; it is recorded together with what it changed. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'receivedAt' | 'expiresAt'>;
}

/**
 * The one transaction through which a payment changes anything: the ledger's line, the order or
 * invoice, the attempt, the cart, the queued letter and receipt, and the delivery; all or nothing.
 * Safe to call with the same report any number of times, in any sequence. Returns what became of it.
 */
export async function settlePayment(
  report: PaymentReport,
  delivery?: Delivery,
): Promise<PaymentOutcome> {
  const { before, outcome } = await firestore.runTransaction((transaction) =>
    settle(transaction, report, delivery),
  );
  if (outcome !== before && needsAttention(outcome)) {
    logger.error('payment-needs-attention', { paymentId: report.paymentId, outcome });
  }
  return outcome;
}

async function settle(
  transaction: Transaction,
  report: PaymentReport,
  delivery: Delivery | undefined,
): Promise<{ before: PaymentOutcome | undefined; outcome: PaymentOutcome }> {
  const known = (await transaction.get(payments.doc(report.paymentId))).data();
  if (known && delivery && (await isRecorded(transaction, delivery))) {
    return { before: known.outcome, outcome: known.outcome };
  }

  const reported = mergeFacts(known, report);
  const attempt = reported.razorpayOrderId
    ? await attemptOfOrder(reported.razorpayOrderId, transaction)
    : undefined;
  const document = attempt && (await transaction.get(firestore.doc(attempt.data().path)));
  const outcome = decideOutcome(
    { ...reported, paymentId: report.paymentId },
    attempt?.data(),
    await readDocument(transaction, attempt, document),
    known?.outcome,
  );
  const isPaidNow = isBooked(outcome) && document?.get('paymentId') !== report.paymentId;
  const boughtLines =
    isPaidNow && attempt && document
      ? await findBoughtLines(transaction, attempt.data(), document)
      : [];

  const record: PaymentRecord = {
    ...reported,
    receipt: attempt?.id ?? null,
    uid: attempt?.data().uid ?? null,
    path: attempt?.data().path ?? null,
    outcome,
    receiptState: isPaidNow ? 'queued' : (known?.receiptState ?? 'none'),
  };
  transaction.set(payments.doc(report.paymentId), record);
  if (isPaidNow && document) bookPayment(transaction, report, record, document.ref, boughtLines);
  if (isBooked(outcome) && document) bookRefund(transaction, record, document);
  if (outcome !== known?.outcome && needsAttention(outcome)) {
    queueAttention(transaction, report.paymentId, record);
  }
  if (delivery) {
    const { paymentId } = report;
    transaction.set(webhookEvents.doc(delivery.eventId), { ...delivery.event, outcome, paymentId });
  }
  return { before: known?.outcome, outcome };
}

async function isRecorded(transaction: Transaction, { eventId }: Delivery): Promise<boolean> {
  return (await transaction.get(webhookEvents.doc(eventId))).exists;
}

async function readDocument(
  transaction: Transaction,
  attempt: QueryDocumentSnapshot<PaymentAttempt> | undefined,
  document: DocumentSnapshot | undefined,
): Promise<BookedDocument | 'missing' | 'deleted'> {
  if (document?.exists) return document.data() as BookedDocument;
  if (!attempt) return 'missing';
  const deletion = firestore.collection(collections.deletions).doc(attempt.data().uid);
  return (await transaction.get(deletion)).exists ? 'deleted' : 'missing';
}
