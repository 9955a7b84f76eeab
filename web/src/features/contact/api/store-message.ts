import { collections, userCollectionPath } from '@shared/collections.ts';
import type { ContactMessage } from '@shared/contact-messages.ts';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { auth } from '../../../lib/firebase.ts';
import { firestore } from '../../../lib/firestore.ts';

/** Stores a message under the signed-in user, a guest too, or among the anonymous ones. */
export async function storeMessage(message: ContactMessage): Promise<void> {
  await auth().authStateReady();
  const uid = auth().currentUser?.uid;
  const path =
    uid === undefined ? collections.anonymousQueries : userCollectionPath(uid, 'queries');
  await addDoc(collection(firestore(), path), { ...message, createdAt: serverTimestamp() });
}
