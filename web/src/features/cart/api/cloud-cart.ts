import { toCartItem } from '@shared/catalogue/cart.ts';
import { productById } from '@shared/catalogue/catalogue.ts';
import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { parseCart } from '@shared/catalogue/stored-cart.ts';
import { userCollectionPath } from '@shared/collections.ts';
import {
  collection,
  deleteDoc,
  doc,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Timestamp,
} from 'firebase/firestore';
import { listen } from '../../../core/database/listen.ts';
import { firestore } from '../../../lib/firestore.ts';

export { leaveEndedSession } from '../../../core/api/leave-ended-session.ts';

export function watchCart(
  uid: string,
  onItems: (items: NamedProduct[], isFromServer: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  const items = query(collection(firestore(), userCollectionPath(uid, 'cart')), orderBy('addedAt'));
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(items, { includeMetadataChanges: true }, next, fail),
    ({ docs, metadata }) =>
      onItems(
        parseCart(docs.toSorted(bySequence).map((item) => ({ ...item.data(), id: item.id }))),
        !metadata.fromCache,
      ),
    onError,
  );
}

/** Writes items to a user's cart, all or none. `position` keeps their order, because they share one `addedAt`. */
export async function addCartItems(uid: string, items: readonly NamedProduct[]): Promise<void> {
  const batch = writeBatch(firestore());
  const added = items.flatMap(({ id }) => productById(id) ?? []).map(toCartItem);
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

function bySequence(one: QueryDocumentSnapshot, other: QueryDocumentSnapshot): number {
  return (
    addedAtMs(one) - addedAtMs(other) || Number(one.get('position')) - Number(other.get('position'))
  );
}

/** Returns when a line was added, in milliseconds. A pending write gets the browser's time. */
function addedAtMs(line: QueryDocumentSnapshot): number {
  return (line.get('addedAt', { serverTimestamps: 'estimate' }) as Timestamp).toMillis();
}

/** Uses the product's id as the document id, so a cart holds each product only once. */
function lineReference(uid: string, productId: string): DocumentReference {
  return doc(firestore(), userCollectionPath(uid, 'cart'), productId);
}
