import { parseCartItems, type CartItem } from '@shared/cart.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { collection, onSnapshot, orderBy, query, type QuerySnapshot } from 'firebase/firestore';
import { listen } from '../../../core/database/listen.ts';
import { firestore } from '../../../lib/firestore.ts';

/** Follows a user's cart in the order of adding. */
export function watchCart(
  uid: string,
  onItems: (items: CartItem[], isFromServer: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  const items = query(collection(firestore(), userCollectionPath(uid, 'cart')), orderBy('addedAt'));
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(items, { includeMetadataChanges: true }, next, fail),
    ({ docs, metadata }) =>
      onItems(
        parseCartItems(docs.map((item) => ({ ...item.data(), id: item.id }))),
        !metadata.fromCache,
      ),
    onError,
  );
}
