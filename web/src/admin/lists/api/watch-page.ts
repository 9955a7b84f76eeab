import {
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { watchQuery } from './watch.ts';

/** How many documents a page has. */
const pageSize = 25;

/** Where a page begins: after the last document of the page before it. */
export type Cursor = QueryDocumentSnapshot;

/** A page of a list. `Next` says where the next one begins. */
export interface Page<Item, Next = Cursor> {
  items: Item[];
  /** Undefined on the last page. */
  next: Next | undefined;
  /** Whether the list leaves some out that fit too, on whatever page. */
  isPartial?: boolean;
}

/** The first items of a list, and whether it goes on. */
export interface Begin<Item> {
  items: Item[];
  hasMore: boolean;
}

interface PageQuery {
  /** All of the list, sorted. */
  sorted: Query;
  /** Undefined for the first page. */
  after: Cursor | undefined;
}

/** One page of a list, live. A document becomes any number of items. Returns a function that ends it. */
export function watchPage<Item>(
  { sorted, after }: PageQuery,
  read: (document: QueryDocumentSnapshot) => Item[],
  onPage: (page: Page<Item>) => void,
  onError: (error: Error) => void,
): () => void {
  // One more than a page tells whether there is another.
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

/** The first documents of a sorted list, at most so many, live. Returns a function that ends it. */
export function watchBegin<Item>(
  { sorted, most }: { sorted: Query; most: number },
  read: (document: QueryDocumentSnapshot) => Item[],
  onBegin: (begin: Begin<Item>) => void,
  onError: (error: Error) => void,
): () => void {
  return watchQuery(
    query(sorted, limit(most + 1)),
    (docs) => onBegin({ items: docs.slice(0, most).flatMap(read), hasMore: docs.length > most }),
    onError,
  );
}
