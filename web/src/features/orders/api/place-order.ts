import type { CartItem } from '@shared/cart.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { isOrderOf, newOrder } from '@shared/orders.ts';
import {
  collection,
  doc,
  getDocsFromServer,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { toStoredOrder, type StoredOrder } from '../stored-order.ts';

/** Writes a Pending order for the items, or finds the one that already waits for the same payment. */
export async function placeOrder(uid: string, items: readonly CartItem[]): Promise<StoredOrder> {
  const order = newOrder(uid, items, new Date());
  const orders = collection(firestore(), userCollectionPath(uid, 'orders'));
  const pending = await getDocsFromServer(query(orders, where('status', '==', 'Pending')));
  const same = pending.docs
    .map((found) => toStoredOrder(found.id, found.data()))
    .find((found) => found.amount === order.total && isOrderOf(found, items));
  if (same) return same;
  const place = doc(orders);
  await setDoc(place, { ...order, createdAt: serverTimestamp() });
  return toStoredOrder(place.id, { ...order });
}
