import { collection, query, where, type DocumentData } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { readPages } from '../../lists/api/read-pages.ts';

/** The most values that Firestore compares in one query. */
const maxIds = 30;

/** Returns the documents of a collection whose field has one of these ids, by id. */
export async function readByIds(
  { name, field }: { name: string; field: string },
  ids: readonly string[],
): Promise<Map<string, DocumentData>> {
  const found = new Map<string, DocumentData>();
  for (let from = 0; from < ids.length; from += maxIds) {
    const some = ids.slice(from, from + maxIds);
    const source = query(collection(firestore(), name), where(field, 'in', some));
    for await (const documents of readPages(source)) {
      for (const document of documents) found.set(String(document.get(field)), document.data());
    }
  }
  return found;
}
