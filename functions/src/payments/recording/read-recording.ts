import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { attemptOfOrder, type AttemptSnapshot } from '../attempts/attempt-of-order.ts';
import {
  payments,
  webhookEvents,
  type LedgerEntry,
  type PaymentAttempt,
  type WebhookEvent,
} from '../documents.ts';
import { isCaptured } from './payment-ledger.ts';

/** The webhook delivery that brought a report. It is recorded together with what it changed. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'bodyHash' | 'receivedAt' | 'expiresAt'>;
}

/** What a recording decides on, read at one moment. */
export interface RecordingReads {
  entry: DocumentSnapshot<LedgerEntry>;
  attempt: AttemptSnapshot | undefined;
  /**
   * The order or invoice; undefined if it does not exist. After the deletion of its account, only if this payment has
   * paid it: then it stays, and refunds are booked on it.
   */
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  /** The items of the account's cart that the order sells. */
  cartLines: DocumentSnapshot[];
  /** Whether this very delivery was recorded before. */
  isRepeated: boolean;
}

/**
 * Reads in two round trips, or in one if an earlier try has found the attempt: a provider order keeps
 * its attempt for ever.
 *
 * Recording writes what it reads under conditions, except the following documents, which it only reads:
 * - the order or invoice, if nothing on it changes. Its price never changes. A status that changes
 *   before the commit is the work of another recording or of the operator: either way the payment keeps
 *   the outcome of the moment at which it was read.
 * - `deletions/{uid}`: if the deletion of the account begins before the commit, the payment is booked,
 *   and the deletion finds what the commit wrote, at the latest in its second sweep.
 * - the earlier record of the delivery: it only says that there is nothing to do.
 */
export async function readRecording(
  reads: Reads,
  report: PaymentReport,
  delivery: Delivery | undefined,
  remembered: AttemptSnapshot | undefined,
): Promise<RecordingReads> {
  const reported = remembered ?? (await attemptOf(reads, report.razorpayOrderId));
  const found = await readPayment(reads, report, delivery, reported);
  const known = found.entry.data()?.razorpayOrderId;
  const isOther = known && known !== (reported?.data().razorpayOrderId ?? report.razorpayOrderId);
  // A payment stays with the order that it was first reported for.
  return isOther ? readPayment(reads, report, delivery, await attemptOf(reads, known)) : found;
}

async function attemptOf(
  reads: Reads,
  razorpayOrderId: string | null,
): Promise<AttemptSnapshot | undefined> {
  if (!razorpayOrderId) return undefined;
  return attemptOfOrder(razorpayOrderId, (query) => reads.get(query));
}

async function readPayment(
  reads: Reads,
  report: PaymentReport,
  delivery: Delivery | undefined,
  attempt: AttemptSnapshot | undefined,
): Promise<RecordingReads> {
  const delivered = delivery ? [webhookEvents.doc(delivery.eventId)] : [];
  const bought = attempt ? purchaseOf(attempt.data(), report) : [];
  const [entry, ...others] = await reads.getAll(
    payments.doc(report.paymentId),
    ...delivered,
    ...bought,
  );
  const [recorded] = others.splice(0, delivered.length);
  const [document, deletion, ...cartLines] = others;
  const isAccountDeleted = deletion?.exists === true;
  const isOwn = document?.get('paymentId') === report.paymentId;
  return {
    entry: entry as DocumentSnapshot<LedgerEntry>,
    attempt,
    document: document?.exists && (isOwn || !isAccountDeleted) ? document : undefined,
    isAccountDeleted,
    cartLines,
    // The signature does not cover the event's id, so the body must be the same too.
    isRepeated: recorded?.exists === true && recorded.get('bodyHash') === delivery?.event.bodyHash,
  };
}

/** The order or invoice, the deletion of its account, and the cart items that a captured order sells. */
function purchaseOf(
  { uid, path, productIds }: PaymentAttempt,
  report: PaymentReport,
): DocumentReference[] {
  const cart = firestore.collection(userCollectionPath(uid, 'cart'));
  const sold = isCaptured(report) ? productIds : [];
  return [firestore.doc(path), deletions.doc(uid), ...sold.map((id) => cart.doc(id))];
}
