import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Firestore's limit for the values of an `in` or `array-contains-any` filter. */
export const maxInValues = 30;

const usualPageSize = 100;

/**
 * Yields the documents of a sorted query page by page. The query skips documents without its sort field. A
 * projection must include that field.
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
