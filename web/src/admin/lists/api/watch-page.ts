import type { Row } from '../../../core/database/read-rows.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';
import { pageOf, pageSize } from '../page-of.ts';
import { watchRows } from './watch-rows.ts';

/** The last row of the previous page. */
export type Cursor = Row;

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
  /** Without a limit. */
  list: RowQuery;
  /** Undefined for the first page. */
  after: Cursor | undefined;
}

type Stop = () => void;

/** Watches one page of a list. `read` converts a document into any number of items. */
export function watchPage<Item>(
  { list, after }: PageQuery,
  read: (row: Row) => Item[],
  onPage: (page: Page<Item>) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchRows(
    { query: pageOf(list), after },
    (rows) => {
      const shown = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? shown.at(-1) : undefined;
      onPage({ items: shown.flatMap(read), next });
    },
    onError,
  );
}

export function watchBegin<Item>(
  { list, maxCount }: { list: RowQuery; maxCount: number },
  read: (row: Row) => Item[],
  onBegin: (begin: Begin<Item>) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchRows(
    { query: { ...list, limit: maxCount + 1 } },
    (rows) =>
      onBegin({ items: rows.slice(0, maxCount).flatMap(read), hasMore: rows.length > maxCount }),
    onError,
  );
}
