import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** As many values as a query may compare a field with. */
export const maxCompared = 30;

const usualPageSize = 100;

/**
 * The documents of a sorted query, page by page, so that memory holds one page and not all of them.
 * A document without the field that the query sorts by is not found; a projection must hold that field.
 */
export async function* readPages<Document>(
  query: Query<Document>,
  pageSize = usualPageSize,
): AsyncGenerator<QueryDocumentSnapshot<Document>[]> {
  let next = query.limit(pageSize);
  for (;;) {
    const { docs } = await next.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    next = query.startAfter(last).limit(pageSize);
  }
}
