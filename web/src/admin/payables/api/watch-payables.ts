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
  const { list, isPartial } = await findPayableList(type, filter);
  if (!list) {
    onPage({ items: [], next: undefined });
    return () => undefined;
  }
  return watchPage(
    { list, after },
    (row) => [payableOf(type, row)],
    (page) => onPage({ ...page, isPartial }),
    onError,
  );
}

export interface FoundList {
  /** Undefined if nothing can match. */
  list: RowQuery | undefined;
  /** Whether too many customers have the name. */
  isPartial?: boolean;
}

/** Returns the list of a filter, after finding the customers that the filter names. */
export async function findPayableList(
  type: PayableType,
  filter: PayableFilter,
): Promise<FoundList> {
  const { text } = filter;
  if (text === undefined || !namesCustomers(type, text))
    return { list: payableQuery(type, filter) };
  const { findNamedCustomers } = await import('../../customers/api/find-customers.ts');
  const { uids, isPartial } = await findNamedCustomers(text);
  return { list: payableQuery(type, filter, uids), isPartial };
}

export function payableOf(type: PayableType, { id, path, data }: Row): AdminPayable {
  return toAdminPayable(type, { uid: uidOfPath(path), id }, data);
}
