import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { type PaymentAttempt, paymentAttempts } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { purchasedAt, type Purchase } from './purchases.ts';

const purchasesPerBatch = 100;

/**
 * Stores purchases as the customer and the create endpoint leave them: the cart, the Pending document,
 * and its open attempt. Written directly, because that path is not what is measured here; the
 * attempt's type is the create service's own, so that neither can change without the other.
 */
export async function storePurchases(purchases: readonly Purchase[]): Promise<void> {
  for (let first = 0; first < purchases.length; first += purchasesPerBatch) {
    const batch = firestore.batch();
    for (const purchase of purchases.slice(first, first + purchasesPerBatch))
      store(batch, purchase);
    await batch.commit();
  }
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
    usedAt: createdAt,
  };
  batch.create(paymentAttempts.doc(receipt), attempt);
}
