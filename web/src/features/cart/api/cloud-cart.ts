import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { toCartItem, type CartItem } from '@shared/catalogue/cart.ts';
import { productById } from '@shared/catalogue/catalogue.ts';
import { userCollectionPath } from '@shared/collections.ts';
import {
  deleteDoc,
  doc,
  onSnapshot,
  serverTimestamp,
  updateDoc,
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
  onItems: (items: CartLine[], isFromServer: boolean) => void,
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
export async function addCartItems(uid: string, items: readonly CartLine[]): Promise<void> {
  const batch = writeBatch(firestore());
  const added = items.flatMap((line) => fullLine(line) ?? []);
  for (const [index, item] of added.entries())
    batch.set(lineReference(uid, item.id), {
      ...item,
      position: index + 1,
      addedAt: serverTimestamp(),
    });
  await batch.commit();
}

/** Stores the seats and term of a line. Its `addedAt` and its position stay. Rejects if the line is gone. */
export async function changeCartItem(uid: string, line: CartLine): Promise<void> {
  const item = fullLine(line);
  if (item) await updateDoc(lineReference(uid, line.id), { ...item });
}

export function removeCartItem(uid: string, id: string): Promise<void> {
  return deleteDoc(lineReference(uid, id));
}

function fullLine(line: CartLine): CartItem | undefined {
  const product = productById(line.id);
  return product && toCartItem(product, line);
}

/** Uses the product's id as the document id, so a cart holds each product only once. */
function lineReference(uid: string, productId: string): DocumentReference {
  return doc(firestore(), userCollectionPath(uid, 'cart'), productId);
}
