import {
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { watchQuery } from './watch.ts';

const pageSize = 25;

/** The last document of the previous page. */
export type Cursor = QueryDocumentSnapshot;

export interface Page<Item, Next = Cursor> {
  items: Item[];
  /** Undefined on the last page. */
  next: Next | undefined;
  /** Whether the list leaves out matches, on this or another page. */
  isPartial?: boolean;
}

export interface Begin<Item> {
  items: Item[];
  hasMore: boolean;
}

interface PageQuery {
  /** The sorted query, without a limit. */
  sorted: Query;
  /** Undefined for the first page. */
  after: Cursor | undefined;
}

/** Watches one page of a list. `read` converts a document into any number of items. */
export function watchPage<Item>(
  { sorted, after }: PageQuery,
  read: (document: QueryDocumentSnapshot) => Item[],
  onPage: (page: Page<Item>) => void,
  onError: (error: Error) => void,
): () => void {
  // One extra document shows whether another page follows.
  const page = query(sorted, ...(after ? [startAfter(after)] : []), limit(pageSize + 1));
  return watchQuery(
    page,
    (docs) => {
      const shown = docs.slice(0, pageSize);
      const next = docs.length > pageSize ? shown.at(-1) : undefined;
      onPage({ items: shown.flatMap(read), next });
    },
    onError,
  );
}

export function watchBegin<Item>(
  { sorted, maxCount }: { sorted: Query; maxCount: number },
  read: (document: QueryDocumentSnapshot) => Item[],
  onBegin: (begin: Begin<Item>) => void,
  onError: (error: Error) => void,
): () => void {
  return watchQuery(
    query(sorted, limit(maxCount + 1)),
    (docs) =>
      onBegin({ items: docs.slice(0, maxCount).flatMap(read), hasMore: docs.length > maxCount }),
    onError,
  );
}
