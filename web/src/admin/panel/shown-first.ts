import type { RowQuery } from '../../core/database/row-query.ts';
import { pageOf } from '../lists/page-of.ts';
import { readFilter } from '../payables/payable-filter.ts';
import { payableList } from '../payables/payable-list.ts';
import { adminRouteAt } from '../records/admin-paths.ts';

/** Returns the lists that a page shows before Firebase's SDKs load. Empty for other pages. */
export function shownFirst({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): RowQuery[] {
  return listsAt(pathname, search).map(pageOf);
}

function listsAt(pathname: string, search: string): RowQuery[] {
  const route = adminRouteAt(pathname);
  if (route?.page === 'payables') {
    const list = payableList(route.type, readFilter(search));
    return list ? [list] : [];
  }
  return [];
}
