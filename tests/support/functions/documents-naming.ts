import type { DocumentReference } from 'firebase-admin/firestore';
import { userCollections } from '../../../functions/shared/collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

/** Returns all documents in the database whose data or path contains one of the words. */
export async function documentsNaming(...words: string[]): Promise<DocumentReference[]> {
  const top = (await firestore.listCollections()).map(({ id }) => id);
  const groups = [...top, ...Object.keys(userCollections)];
  const found = await Promise.all(groups.map((group) => firestore.collectionGroup(group).get()));
  return found
    .flatMap(({ docs }) => docs)
    .filter((document) => {
      const text = document.ref.path + JSON.stringify(document.data());
      return words.some((word) => text.includes(word));
    })
    .map(({ ref }) => ref);
}
