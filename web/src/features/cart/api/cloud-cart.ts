import { toCartItem } from '@shared/catalogue/cart.ts';
import { productById } from '@shared/catalogue/catalogue.ts';
import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { userCollectionPath } from '@shared/collections.ts';
import {
  deleteDoc,
  doc,
  onSnapshot,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type QuerySnapshot,
} from 'firebase/firestore';
import { listen } from '../../../core/database/listen.ts';
import { toQuery } from '../../../core/database/to-query.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { firestore } from '../../../lib/firestore.ts';
import { toCartItems } from '../to-cart-items.ts';

export { leaveEndedSession } from '../../../core/api/leave-ended-session.ts';

export function watchCart(
  uid: string,
  onItems: (items: NamedProduct[], isFromServer: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  const items = toQuery(userList(uid, 'cart'));
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(items, { includeMetadataChanges: true }, next, fail),
    ({ docs, metadata }) => {
      // A pending write gets the browser's time.
      const lines = docs.map((line) => ({
        id: line.id,
        data: line.data({ serverTimestamps: 'estimate' }),
      }));
      onItems(toCartItems(lines), !metadata.fromCache);
    },
    onError,
  );
}

/** Writes items to a user's cart, all or none. `position` keeps their order, because they share one `addedAt`. */
export async function addCartItems(uid: string, items: readonly NamedProduct[]): Promise<void> {
  const batch = writeBatch(firestore());
  const added = items
    .flatMap(({ id }) => productById(id) ?? [])
    .map((product) => toCartItem(product));
  for (const [index, item] of added.entries())
    batch.set(lineReference(uid, item.id), {
      ...item,
      position: index + 1,
      addedAt: serverTimestamp(),
    });
  await batch.commit();
}

export function removeCartItem(uid: string, id: string): Promise<void> {
  return deleteDoc(lineReference(uid, id));
}

/** Uses the product's id as the document id, so a cart holds each product only once. */
function lineReference(uid: string, productId: string): DocumentReference {
  return doc(firestore(), userCollectionPath(uid, 'cart'), productId);
}
