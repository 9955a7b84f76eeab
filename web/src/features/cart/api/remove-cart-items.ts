import { userCollectionPath } from '@shared/collections.ts';
import { doc, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';

/** Deletes items from a user's cart, all or none. */
export async function removeCartItems(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids) batch.delete(doc(firestore(), userCollectionPath(uid, 'cart'), id));
  await batch.commit();
}
