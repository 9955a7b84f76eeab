import type { CartItem } from '@shared/cart.ts';
import { userCollectionPath } from '@shared/collections.ts';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';

/** Writes items into a user's cart, all or none. Each has its product's id, so none can be there twice. */
export async function addCartItems(uid: string, items: readonly CartItem[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const item of items) {
    const place = doc(firestore(), userCollectionPath(uid, 'cart'), item.id);
    batch.set(place, { ...item, addedAt: serverTimestamp() });
  }
  await batch.commit();
}
