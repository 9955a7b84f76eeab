import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { toCartItem } from '../../functions/shared/catalogue/cart.ts';
import { products } from '../../functions/shared/catalogue/catalogue.ts';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { newOrder, type NewOrder } from '../../functions/shared/payments/orders.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';

/** Adds a customer's order of two products and the cart it came from to a batch. */
export function addOrder(
  batch: WriteBatch,
  uid: string,
  now: Timestamp,
): { path: string; order: NewOrder } {
  const bought = products.slice(0, 2);
  const path = `${userCollectionPath(uid, 'orders')}/order`;
  const order = newOrder(uid, bought, now.toDate());
  for (const item of bought.map((product) => toCartItem(product))) {
    const line = firestore.doc(`${userCollectionPath(uid, 'cart')}/${item.id}`);
    batch.create(line, { ...item, addedAt: now });
  }
  batch.create(firestore.doc(path), { ...order, createdAt: now });
  return { path, order };
}
