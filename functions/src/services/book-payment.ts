import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { userCollectionPath } from '../../shared/collections.ts';
import { toMajorUnits } from '../../shared/money.ts';
import type { Order, PaidFields } from '../../shared/orders.ts';
import {
  firestore,
  letters,
  paymentAttempts,
  type Letter,
  type PaymentAttempt,
  type PaymentRecord,
} from '../firebase.ts';
import type { PaymentReport } from '../gateways/razorpay-entities.ts';

/** The lines of a paid order that still lie in the cart as they were when it was placed. */
export async function findBoughtLines(
  transaction: Transaction,
  { uid, type }: PaymentAttempt,
  document: DocumentSnapshot,
): Promise<DocumentReference[]> {
  if (type !== 'product_order') return [];
  const cart = firestore.collection(userCollectionPath(uid, 'cart'));
  const { items } = document.data() as Order;
  const lines = await transaction.getAll(...items.map(({ id }) => cart.doc(id)));
  const placedAt = document.get('createdAt') as Timestamp;
  return lines.filter((line) => wasAddedBefore(line, placedAt)).map((line) => line.ref);
}

/** Marks the order or invoice Paid, closes the attempt, empties the cart and queues the confirmation. */
export function bookPayment(
  transaction: Transaction,
  { paymentId, checkoutEmail }: PaymentReport,
  record: PaymentRecord,
  document: DocumentReference,
  boughtLines: readonly DocumentReference[],
): void {
  transaction.update(document, { status: 'Paid', paymentId, paidAt: record.capturedAt });
  if (record.receipt) transaction.update(paymentAttempts.doc(record.receipt), { state: 'settled' });
  for (const line of boughtLines) transaction.delete(line);
  queue(transaction, `paid_${paymentId}`, {
    kind: 'payment_confirmed',
    state: 'waiting',
    uid: record.uid,
    paymentId,
    path: document.path,
    checkoutEmail,
    createdAt: Timestamp.now(),
  });
}

/** Shows on the order or invoice what the provider has refunded of its payment. */
export function bookRefund(
  transaction: Transaction,
  { amountRefundedMinor, state }: PaymentRecord,
  document: DocumentSnapshot,
): void {
  if (amountRefundedMinor === 0) return;
  const refund: PaidFields = { refundedAmount: toMajorUnits(amountRefundedMinor) };
  transaction.update(document.ref, {
    ...refund,
    ...(state === 'refunded' && { status: 'Refunded' }),
  });
}

/** Tells the operator about a payment that did not simply settle. */
export function queueAttention(
  transaction: Transaction,
  paymentId: string,
  { uid, path, outcome }: PaymentRecord,
): void {
  queue(transaction, `attention_${paymentId}_${outcome}`, {
    kind: 'operator_attention',
    state: 'queued',
    uid,
    paymentId,
    path,
    checkoutEmail: null,
    createdAt: Timestamp.now(),
  });
}

function queue(transaction: Transaction, id: string, letter: Letter): void {
  transaction.set(letters.doc(id), letter);
}

function wasAddedBefore(line: DocumentSnapshot, moment: Timestamp): boolean {
  const addedAt: unknown = line.get('addedAt');
  return addedAt instanceof Timestamp && addedAt.toMillis() <= moment.toMillis();
}
