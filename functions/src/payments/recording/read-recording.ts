import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import type { Purchase } from '../../../shared/catalogue/quantity.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore, typedCollection } from '../../platform/firebase.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { attemptOfRazorpayOrder, type AttemptSnapshot } from '../attempts/find-attempts.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import {
  payments,
  webhookEvents,
  type PaymentRecord,
  type PaymentAttempt,
  type WebhookEvent,
} from '../documents.ts';
import { isCaptured } from './payment-ledger.ts';

/** The webhook delivery that brought a report. The commit stores it with the changes. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'bodyHash' | 'receivedAt' | 'expiresAt'>;
}

/** The documents that a recording decides on, all as of one moment. */
export interface RecordingReads {
  entry: DocumentSnapshot<PaymentRecord>;
  attempt: AttemptSnapshot | undefined;
  /**
   * The order or invoice; undefined if it doesn't exist. After account deletion, it's set only if this payment paid
   * it.
   */
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  /** What the order sells. */
  sold: readonly Purchase[];
  cartLines: DocumentSnapshot[];
  /** The plans that the payment starts or extends. Empty before the capture. */
  plans: DocumentSnapshot<StoredSubscription>[];
  isRepeated: boolean;
}

/**
 * Reads in two round trips, or in one if an earlier try found the attempt. A Razorpay order keeps its attempt
 * forever.
 *
 * Recording guards the documents that it writes. It only reads the following documents, without a guard:
 * - The order or invoice, if nothing on it changes. Its price never changes. If another recording or the operator
 *   changes its status before the commit, the payment keeps the outcome of this read.
 * - `deletions/{uid}`. If account deletion begins before the commit, the payment is still recorded. The deletion
 *   finds what the commit wrote, at the latest in its second sweep.
 * - The earlier record of the delivery. It only shows that there is nothing to do.
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
  // A payment stays with the Razorpay order for which it was first reported.
  return isOther ? readPayment(reads, report, delivery, await attemptOf(reads, known)) : found;
}

async function attemptOf(
  reads: Reads,
  razorpayOrderId: string | null,
): Promise<AttemptSnapshot | undefined> {
  if (!razorpayOrderId) return undefined;
  return attemptOfRazorpayOrder(razorpayOrderId, (query) => reads.get(query));
}

async function readPayment(
  reads: Reads,
  report: PaymentReport,
  delivery: Delivery | undefined,
  attempt: AttemptSnapshot | undefined,
): Promise<RecordingReads> {
  const delivered = delivery ? [webhookEvents.doc(delivery.eventId)] : [];
  const bought = attempt
    ? purchaseOf(attempt.data(), report)
    : { fixed: [], sold: [], lines: [], plans: [] };
  const [entry, ...others] = await reads.getAll(
    payments.doc(report.paymentId),
    ...delivered,
    ...bought.fixed,
    ...bought.plans,
    ...bought.lines,
  );
  const [recorded] = others.splice(0, delivered.length);
  const [document, deletion] = others.splice(0, bought.fixed.length);
  const plans = others.splice(0, bought.plans.length) as DocumentSnapshot<StoredSubscription>[];
  const isAccountDeleted = deletion?.exists === true;
  const isOwn = document?.get('paymentId') === report.paymentId;
  return {
    entry: entry as DocumentSnapshot<PaymentRecord>,
    attempt,
    document: document?.exists && (isOwn || !isAccountDeleted) ? document : undefined,
    isAccountDeleted,
    sold: bought.sold,
    cartLines: others,
    plans,
    // The signature doesn't cover the event's id, so the body must match too.
    isRepeated: recorded?.exists === true && recorded.get('bodyHash') === delivery?.event.bodyHash,
  };
}

function purchaseOf({ uid, path, lines, planIds = [] }: PaymentAttempt, report: PaymentReport) {
  const fixed: DocumentReference[] = [firestore.doc(path), deletions.doc(uid)];
  if (!isCaptured(report)) return { fixed, sold: lines, lines: [], plans: [] };
  const [cart, plans] = [typedCollection(userCollectionPath(uid, 'cart')), subscriptionsOf(uid)];
  return {
    fixed,
    sold: lines,
    lines: lines.map(({ id }) => cart.doc(id)),
    plans: planIds.map((id) => plans.doc(id)),
  };
}
