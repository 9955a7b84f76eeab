import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../shared/collections.ts';
import { toMajorUnits } from '../../shared/money.ts';
import type { Order, PaidFields, PaymentStatus } from '../../shared/orders.ts';
import {
  firestore,
  letters,
  paymentAttempts,
  type Letter,
  type PaymentRecord,
} from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';

/** Marks the order or invoice Paid unless it was, closes its attempt, and shows what was refunded. */
export function bookOnDocument(
  batch: WriteBatch,
  document: DocumentSnapshot,
  paymentId: string,
  { capturedAt, amountRefundedMinor, state, receipt }: PaymentRecord,
): void {
  const isPaidNow = document.get('paymentId') !== paymentId;
  const facts: PaidFields & { status?: PaymentStatus; paidAt?: Timestamp | null } = {
    ...(isPaidNow && { status: 'Paid', paymentId, paidAt: capturedAt }),
    ...(amountRefundedMinor > 0 && { refundedAmount: toMajorUnits(amountRefundedMinor) }),
    ...(state === 'refunded' && { status: 'Refunded' }),
  };
  const changes = Object.entries(facts).filter(([field, value]) => document.get(field) !== value);
  if (changes.length > 0 && document.updateTime) {
    const precondition = { lastUpdateTime: document.updateTime };
    batch.update(document.ref, Object.fromEntries(changes), precondition);
  }
  if (isPaidNow && receipt) batch.update(paymentAttempts.doc(receipt), { state: 'settled' });
}

/** Takes from the cart the lines of a paid order that still lie there as when it was placed. */
export async function removeBoughtLines(
  batch: WriteBatch,
  document: DocumentSnapshot,
  { uid }: PaymentRecord,
): Promise<void> {
  const { items } = document.data() as Partial<Order>;
  if (!uid || !items?.length) return;
  const cart = firestore.collection(userCollectionPath(uid, 'cart'));
  const lines = await firestore.getAll(...items.map(({ id }) => cart.doc(id)));
  const placedAt = document.get('createdAt') as Timestamp;
  for (const line of lines) {
    if (line.updateTime && wasAddedBefore(line, placedAt)) {
      batch.delete(line.ref, { lastUpdateTime: line.updateTime });
    }
  }
}

/** Queues the letter that confirms a payment; it waits for the receipt. */
export function queueConfirmation(
  batch: WriteBatch,
  { paymentId, checkoutEmail }: PaymentReport,
  { uid, path }: PaymentRecord,
): void {
  const letter: Letter = {
    kind: 'payment_confirmed',
    state: 'waiting',
    uid,
    paymentId,
    path,
    checkoutEmail,
    createdAt: Timestamp.now(),
  };
  batch.create(letters.doc(`paid_${paymentId}`), letter);
}

/** Tells the operator about a payment that did not simply settle. */
export function queueAttention(
  batch: WriteBatch,
  paymentId: string,
  { uid, path, outcome }: PaymentRecord,
): void {
  const letter: Letter = {
    kind: 'operator_attention',
    state: 'queued',
    uid,
    paymentId,
    path,
    checkoutEmail: null,
    createdAt: Timestamp.now(),
  };
  batch.set(letters.doc(`attention_${paymentId}_${outcome}`), letter);
}

function wasAddedBefore(line: DocumentSnapshot, moment: Timestamp): boolean {
  const addedAt: unknown = line.get('addedAt');
  return addedAt instanceof Timestamp && addedAt.toMillis() <= moment.toMillis();
}
