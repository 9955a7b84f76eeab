import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import {
  type PaymentAttempt,
  type LedgerEntry,
  type WebhookEvent,
  payments,
  webhookEvents,
} from '../documents.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { attemptOfOrder } from '../attempts/attempt-of-order.ts';
import { isCaptured } from './payment-ledger.ts';

export type AttemptSnapshot = QueryDocumentSnapshot<PaymentAttempt>;

/** The webhook delivery that brought a report; it is recorded together with what it changed. */
export interface Delivery {
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'bodyHash' | 'receivedAt' | 'expiresAt'>;
}

/** The ledger entry, and what an attempt leads to. */
interface PaymentContext {
  entry: DocumentSnapshot<LedgerEntry>;
  attempt: AttemptSnapshot | undefined;
  /** The order or invoice; undefined when it is not there, or its account is deleted. */
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  /** What lies in the account's cart of the products that the order sells. */
  cartLines: DocumentSnapshot[];
}

/** What a settlement decides on, as it was read. */
export interface SettlementReads extends PaymentContext {
  /** Whether this very delivery was recorded before. */
  isRepeated: boolean;
}

/**
 * Reads everything in two round trips, or one: the attempt says where the rest lies, and may be known
 * from an earlier try, since a provider order keeps it for ever. The ledger entry and the order or
 * invoice come in one answer of the database, so that neither is older than the other.
 */
export async function readSettlement(
  report: PaymentReport,
  delivery: Delivery | undefined,
  remembered: AttemptSnapshot | undefined,
): Promise<SettlementReads> {
  const reported = remembered ?? (await attemptOf(report.razorpayOrderId));
  const [reads, isRepeated] = await Promise.all([
    readPurchase(report, reported),
    isRecorded(delivery),
  ]);
  const known = reads.entry.data()?.razorpayOrderId;
  const isElsewhere =
    known && known !== (reported?.data().razorpayOrderId ?? report.razorpayOrderId);
  // A payment stays with the order that it was first reported for.
  const own = isElsewhere ? await readPurchase(report, await attemptOf(known)) : reads;
  return { ...own, isRepeated };
}

async function attemptOf(razorpayOrderId: string | null): Promise<AttemptSnapshot | undefined> {
  return razorpayOrderId ? attemptOfOrder(razorpayOrderId) : undefined;
}

async function readPurchase(
  report: Pick<PaymentReport, 'paymentId' | 'state'>,
  attempt: AttemptSnapshot | undefined,
): Promise<PaymentContext> {
  const reference = payments.doc(report.paymentId);
  if (!attempt) {
    const entry = await reference.get();
    return { entry, attempt, document: undefined, isAccountDeleted: false, cartLines: [] };
  }
  const { uid, path, productIds } = attempt.data();
  const cart = firestore.collection(userCollectionPath(uid, 'cart'));
  const bought = isCaptured(report) ? productIds.map((id) => cart.doc(id)) : [];
  const [entry, document, deletion, ...cartLines] = await firestore.getAll(
    reference,
    firestore.doc(path),
    deletions.doc(uid),
    ...bought,
  );
  const isAccountDeleted = deletion?.exists === true;
  const isThere = document?.exists === true && !isAccountDeleted;
  return {
    entry: entry as DocumentSnapshot<LedgerEntry>,
    attempt,
    document: isThere ? document : undefined,
    isAccountDeleted,
    cartLines,
  };
}

/** The event's id is in a header that the signature does not cover, so the body must be the same too. */
async function isRecorded(delivery: Delivery | undefined): Promise<boolean> {
  if (!delivery) return false;
  const recorded = (await webhookEvents.doc(delivery.eventId).get()).data();
  return recorded?.bodyHash === delivery.event.bodyHash;
}
