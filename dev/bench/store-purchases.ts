import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { markUsed } from '../../functions/src/payments/attempts/next-check.ts';
import {
  type PaymentAttempt,
  paymentAttempts,
  payments,
} from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { Problem } from '../suite/problem.ts';
import { hostOf, type Settings } from '../suite/settings.ts';
import { purchasedAt, type Purchase } from './purchases.ts';
import type { Bench } from './serve-function.ts';

const purchasesPerBatch = 100;

/**
 * Stores purchases in the empty database as the customer and the create endpoint leave them: the cart,
 * the Pending document, and its open attempt. They are written directly, because that path is not
 * measured here; the attempt has the service's own type, so that neither changes without the other.
 */
export async function storePurchases(
  { settings }: Bench,
  purchases: readonly Purchase[],
): Promise<void> {
  await emptyDatabase(settings);
  for (let first = 0; first < purchases.length; first += purchasesPerBatch) {
    const batch = firestore.batch();
    for (const it of purchases.slice(first, first + purchasesPerBatch)) store(batch, it);
    await batch.commit();
  }
}

/** Throws a Problem unless so many payments are settled. */
export async function expectSettled(expected: number): Promise<void> {
  const settled = await payments.where('outcome', '==', 'settled').count().get();
  const { count } = settled.data();
  if (count !== expected) throw new Problem(`${count} of ${expected} payments were settled.`);
}

/** Removes every document of the bench's database. */
export async function emptyDatabase(settings: Settings): Promise<void> {
  const { projectId } = settings;
  const answer = await fetch(
    `http://${hostOf(settings, 'firestore')}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!answer.ok) throw new Error(`The database was not emptied: ${answer.status}`);
}

function store(batch: WriteBatch, purchase: Purchase): void {
  const { uid, path, type, document, cart, receipt, providerOrder } = purchase;
  const createdAt = Timestamp.fromDate(purchasedAt());
  const addedAt = Timestamp.fromMillis(createdAt.toMillis() - 60_000);
  for (const item of cart) {
    batch.create(firestore.doc(`${userCollectionPath(uid, 'cart')}/${item.id}`), {
      ...item,
      addedAt,
    });
  }
  batch.create(firestore.doc(path), { ...document, createdAt });
  const attempt: PaymentAttempt = {
    uid,
    path,
    type,
    productIds: cart.map(({ id }) => id),
    number: 1,
    amountMinor: providerOrder.amount,
    currency: document.currency,
    state: 'open',
    leaseUntil: createdAt,
    leaseId: 'bench',
    razorpayOrderId: providerOrder.id,
    createdAt,
    ...markUsed(createdAt),
  };
  batch.create(paymentAttempts.doc(receipt), attempt);
}
