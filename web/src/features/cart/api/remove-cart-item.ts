import { userCollectionPath } from '@shared/collections.ts';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';

export function removeCartItem(uid: string, id: string): Promise<void> {
  return deleteDoc(doc(firestore(), userCollectionPath(uid, 'cart'), id));
}
