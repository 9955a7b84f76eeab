import { userCollectionPath } from '@shared/collections.ts';
import { collection, onSnapshot, orderBy, query } from 'firebase/firestore';
import { followFreshness } from '../../../core/connection.ts';
import { firestore } from '../../../lib/firestore.ts';
import { toStoredOrder, type StoredOrder } from '../stored-order.ts';

/** Follows a user's orders, newest first. What comes only from the cache says so. */
export function watchOrders(
  uid: string,
  onOrders: (orders: StoredOrder[], isFromServer: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  const freshness = followFreshness();
  const stop = onSnapshot(
    query(collection(firestore(), userCollectionPath(uid, 'orders')), orderBy('createdAt', 'desc')),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      freshness.report(!metadata.fromCache);
      const orders = docs.map((order) =>
        toStoredOrder(order.id, order.data({ serverTimestamps: 'estimate' })),
      );
      onOrders(orders, !metadata.fromCache);
    },
    onError,
  );
  return () => {
    stop();
    freshness.end();
  };
}
