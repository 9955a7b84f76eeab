import { storedQuantity, type Purchase } from '@shared/catalogue/quantity.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { isOrderOf, newOrder, type NewOrder } from '@shared/payments/orders.ts';
import {
  collection,
  doc,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  waitForPendingWrites,
  where,
  type DocumentReference,
} from 'firebase/firestore';
import { readFromServer } from '../../../core/database/read-from-server.ts';
import { firestore } from '../../../lib/firestore.ts';
import { orderIdOf, type AddedLine } from '../order-id.ts';
import { toStoredOrder, type StoredOrder } from '../stored-order.ts';

/** The statuses of an order that has ended. The same cart can then be ordered again. */
const finalStatuses = new Set(['Cancelled', 'Refunded']);

/**
 * Places an order for a cart, or reuses the order that the cart already has. Resolves to undefined if the stored
 * cart no longer holds the items with these seats and terms.
 */
export async function placeOrder(
  uid: string,
  items: readonly Purchase[],
): Promise<StoredOrder | undefined> {
  const order = newOrder(uid, items, new Date());
  const pending = await readFromServer(() => pendingOrders(uid));
  const same = pending.find((found) => found.amount === order.total && isOrderOf(found, items));
  if (same) return same;
  const lines = await readFromServer(() => cartLines(uid, items));
  if (!isOrderOf({ items: lines }, items)) return undefined;
  const orders = collection(firestore(), userCollectionPath(uid, 'orders'));
  for (let number = 1; ; number += 1) {
    const stored = await storeOnce(doc(orders, await orderIdOf(lines, number)), order);
    if (!finalStatuses.has(stored.status)) return stored;
  }
}

async function pendingOrders(uid: string): Promise<StoredOrder[]> {
  const orders = collection(firestore(), userCollectionPath(uid, 'orders'));
  const pending = await getDocsFromServer(query(orders, where('status', '==', 'Pending')));
  return pending.docs.map((found) => toStoredOrder(found.id, found.data()));
}

/** Returns the stored lines of the items. Leaves out a line without a server timestamp. */
async function cartLines(uid: string, items: readonly Purchase[]): Promise<AddedLine[]> {
  // A line gets its server timestamp only when its write reaches the server.
  await waitForPendingWrites(firestore());
  const cart = await getDocsFromServer(collection(firestore(), userCollectionPath(uid, 'cart')));
  return cart.docs.flatMap((line) => {
    const addedAt: unknown = line.get('addedAt');
    const isWanted = items.some(({ id }) => id === line.id);
    return isWanted && addedAt instanceof Timestamp
      ? { id: line.id, addedAt, ...storedQuantity(line.data()) }
      : [];
  });
}

/** Creates the order unless the document exists. Resolves to the stored order. */
function storeOnce(reference: DocumentReference, order: NewOrder): Promise<StoredOrder> {
  return runTransaction(firestore(), async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) transaction.set(reference, { ...order, createdAt: serverTimestamp() });
    return toStoredOrder(reference.id, stored ?? { ...order });
  });
}
