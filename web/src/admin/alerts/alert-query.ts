import { collections } from '@shared/collections.ts';
import { orderBy, where, type RowQuery } from '../../core/database/row-query.ts';

export function alertQuery(isOpen: boolean): RowQuery {
  return {
    collection: collections.alerts,
    filters: [where('resolvedAt', isOpen ? '==' : '!=', null)],
    sort: [orderBy(isOpen ? 'lastAt' : 'resolvedAt', 'desc')],
  };
}

/** Reads the list that staff chose: `?resolved`, or the open alerts. */
export function readIsOpen(search: string): boolean {
  return !new URLSearchParams(search).has('resolved');
}
