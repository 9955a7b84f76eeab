import type { CartItem } from '@shared/cart.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';

/**
 * Writes items into a user's cart, all or none. The document id is the product's id, so no product can be
 * there twice.
 */
export async function addCartItems(uid: string, items: readonly CartItem[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const item of items) {
    const place = doc(firestore(), userCollectionPath(uid, 'cart'), item.id);
    batch.set(place, { ...item, addedAt: serverTimestamp() });
  }
  await batch.commit();
}
