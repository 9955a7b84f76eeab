import {
  getDocsFromServer,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { readUncut } from '../../../core/database/read-from-server.ts';

const pageSize = 500;

export async function* readPages(sorted: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const after = last ? [startAfter(last)] : [];
    const page = query(sorted, ...after, limit(pageSize));
    const { docs } = await readUncut(() => getDocsFromServer(page));
    if (docs.length > 0) yield docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}
