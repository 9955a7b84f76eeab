import { parseCartItems, type CartItem } from '@shared/cart.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { collection, onSnapshot, orderBy, query } from 'firebase/firestore';
import { followFreshness } from '../../../core/connection.ts';
import { firestore } from '../../../lib/firestore.ts';

/** Follows a user's cart in the order of adding. What comes only from the cache says so. */
export function watchCart(
  uid: string,
  onItems: (items: CartItem[], isFromServer: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  const freshness = followFreshness();
  const stop = onSnapshot(
    query(collection(firestore(), userCollectionPath(uid, 'cart')), orderBy('addedAt')),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      freshness.report(!metadata.fromCache);
      onItems(
        parseCartItems(docs.map((item) => ({ ...item.data(), id: item.id }))),
        !metadata.fromCache,
      );
    },
    onError,
  );
  return () => {
    stop();
    freshness.end();
  };
}
