import { firstRowsShown, takeFirstRows } from '../../../core/database/first-rows.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';

export interface WatchedQuery {
  query: RowQuery;
  /** The row after which the result begins. */
  after?: Row | undefined;
}

/** Watches the documents of a query. Shows the page's first rows, if they are among them, until the list is live. */
export async function watchRows(
  watched: WatchedQuery,
  onRows: (rows: Row[]) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const first = watched.after ? undefined : takeFirstRows(watched.query);
  if (first) onRows(first);
  await firstRowsShown();
  const { watchLiveRows } = await import('./watch-live.ts');
  return watchLiveRows(watched, onRows, onError);
}

/** Watches a document. Reports undefined if it doesn't exist. */
export async function watchRow(
  path: string,
  onRow: (row: Row | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  await firstRowsShown();
  const { watchLiveRow } = await import('./watch-live.ts');
  return watchLiveRow(path, onRow, onError);
}
