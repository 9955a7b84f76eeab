import type { RowQuery } from '../../core/database/row-query.ts';

export const pageSize = 25;

/** Returns the query of a page. One extra document shows whether another page follows. */
export function pageOf(list: RowQuery): RowQuery {
  return { ...list, limit: pageSize + 1 };
}
