import type { PayableType } from '@shared/endpoints.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { uidOfPath } from '../../records/uid-of-path.ts';
import { toAdminPayable, type AdminPayable } from '../admin-payable.ts';
import type { PayableFilter } from '../payable-filter.ts';
import { namesCustomers, payableQuery } from '../payable-query.ts';

export interface ShownPayables {
  type: PayableType;
  filter: PayableFilter;
  after: Cursor | undefined;
}

/** Watches one page of all customers' invoices or orders. */
export async function watchPayables(
  { type, filter, after }: ShownPayables,
  onPage: (page: Page<AdminPayable>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const found = findPayables(type, filter);
  // A list that is known at once shows its first rows at once.
  const { query, isPartial } = 'then' in found ? await found : found;
  if (!query) {
    onPage({ items: [], next: undefined });
    return () => undefined;
  }
  return watchPage(
    { list: query, after },
    (row) => [payableOf(type, row)],
    (page) => onPage({ ...page, isPartial }),
    onError,
  );
}

interface FoundPayables {
  /** Undefined if nothing can match. */
  query: RowQuery | undefined;
  /** Whether too many customers have the name. */
  isPartial?: boolean;
}

/** Returns the query of a filter. If the filter names customers, they must be found first. */
export function findPayables(
  type: PayableType,
  filter: PayableFilter,
): FoundPayables | Promise<FoundPayables> {
  const { text } = filter;
  return text !== undefined && namesCustomers(type, text)
    ? findOfCustomers(type, filter, text)
    : { query: payableQuery(type, filter) };
}

async function findOfCustomers(
  type: PayableType,
  filter: PayableFilter,
  text: string,
): Promise<FoundPayables> {
  const { findNamedCustomers } = await import('../../customers/api/find-customers.ts');
  const { uids, isPartial } = await findNamedCustomers(text);
  return { query: payableQuery(type, filter, uids), isPartial };
}

export function payableOf(type: PayableType, { id, path, data }: Row): AdminPayable {
  return toAdminPayable(type, { uid: uidOfPath(path), id }, data);
}
