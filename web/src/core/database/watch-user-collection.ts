import { onSnapshot, type QuerySnapshot } from 'firebase/firestore';
import { listen } from './listen.ts';
import { toQuery } from './to-query.ts';
import { userList, type UserCollection } from './user-lists.ts';

export type ReadDocument<Item> = (id: string, data: Record<string, unknown>) => Item;

/** Reports the documents in the list's order. Leaves out documents that the server has not confirmed yet. */
export function watchUserCollection<Item>(
  uid: string,
  name: UserCollection,
  read: ReadDocument<Item>,
  onList: (list: Item[], isFromServer: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  const documents = toQuery(userList(uid, name));
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(documents, { includeMetadataChanges: true }, next, fail),
    ({ docs, metadata }) => {
      const stored = docs.filter((document) => !document.metadata.hasPendingWrites);
      onList(
        stored.map((document) => read(document.id, document.data())),
        !metadata.fromCache,
      );
    },
    onError,
  );
}
