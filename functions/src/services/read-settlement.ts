import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../shared/collections.ts';
import type { PaymentAttempt, PaymentRecord, WebhookEvent } from '../documents.ts';
import { deletions, firestore, payments, webhookEvents } from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';
import { attemptOfOrder } from './payment-attempts.ts';
import { isCaptured } from './payment-ledger.ts';

export type AttemptSnapshot = QueryDocumentSnapshot<PaymentAttempt>;

/** The webhook delivery that brought a report; it is recorded together with what it changed. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'bodyHash' | 'receivedAt' | 'expiresAt'>;
}

/** What an attempt leads to. */
interface Purchase {
  attempt: AttemptSnapshot | undefined;
  /** The order or invoice; undefined when it is not there, or its account is deleted. */
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  /** What lies in the account's cart of the products that the order sells. */
  cartLines: DocumentSnapshot[];
}

/** What a settlement decides on, as it was read. */
export interface SettlementReads extends Purchase {
  line: DocumentSnapshot<PaymentRecord>;
  /** Whether this very delivery was recorded before. */
  isRepeated: boolean;
}

/**
 * Reads everything in two round trips: the attempt says where the rest lies, and may be known from an
 * earlier try, since a provider order keeps it for ever. The order or invoice comes after the ledger's
 * line: an older one would not have what the line says is booked on it, and be left alone for that.
 */
export async function readSettlement(
  report: PaymentReport,
  delivery: Delivery | undefined,
  remembered: AttemptSnapshot | undefined,
): Promise<SettlementReads> {
  const [line, isRepeated, reported] = await Promise.all([
    payments.doc(report.paymentId).get(),
    isRecorded(delivery),
    remembered ?? attemptOf(report.razorpayOrderId),
  ]);
  const known = line.data()?.razorpayOrderId;
  const isElsewhere = known && known !== report.razorpayOrderId;
  // A payment stays with the order that it was first reported for.
  const attempt = isElsewhere ? await attemptOf(known) : reported;
  return { line, isRepeated, ...(await readPurchase(report, attempt)) };
}

async function attemptOf(razorpayOrderId: string | null): Promise<AttemptSnapshot | undefined> {
  return razorpayOrderId ? attemptOfOrder(razorpayOrderId) : undefined;
}

async function readPurchase(
  report: Pick<PaymentReport, 'state'>,
  attempt: AttemptSnapshot | undefined,
): Promise<Purchase> {
  if (!attempt) {
    return { attempt, document: undefined, isAccountDeleted: false, cartLines: [] };
  }
  const { uid, path, productIds } = attempt.data();
  const cart = firestore.collection(userCollectionPath(uid, 'cart'));
  const bought = isCaptured(report) ? productIds.map((id) => cart.doc(id)) : [];
  const [document, deletion, ...cartLines] = await firestore.getAll(
    firestore.doc(path),
    deletions.doc(uid),
    ...bought,
  );
  const isAccountDeleted = deletion?.exists === true;
  const isThere = document?.exists === true && !isAccountDeleted;
  return { attempt, document: isThere ? document : undefined, isAccountDeleted, cartLines };
}

/** The event's id is in a header that the signature does not cover, so the body must be the same too. */
async function isRecorded(delivery: Delivery | undefined): Promise<boolean> {
  if (!delivery) return false;
  const recorded = (await webhookEvents.doc(delivery.eventId).get()).data();
  return recorded?.bodyHash === delivery.event.bodyHash;
}
