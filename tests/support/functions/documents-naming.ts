import type { DocumentReference } from 'firebase-admin/firestore';
import { userCollections } from '../../../functions/shared/collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

/** The documents of the whole database in which, or in whose path, one of the words stands. */
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
