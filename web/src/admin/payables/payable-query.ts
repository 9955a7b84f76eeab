import { userCollections } from '@shared/collections.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { endOfIndianDay, startOfIndianDay } from '@shared/values/indian-time.ts';
import {
  orderBy,
  where,
  type Filter,
  type RowQuery,
  type Sort,
} from '../../core/database/row-query.ts';
import { lastCharacter, spellingsOf } from '../lists/spellings.ts';
import { indianToday } from '../../lib/indian-today.ts';
import { fieldsOfText, kindOfText, overdue, type PayableFilter } from './payable-filter.ts';

/**
 * Returns the sorted query of a filter, without a limit; undefined if nothing can match. `customers` are those that
 * the text of the filter names, if `namesCustomers`. Invoices found by name are sorted by name first.
 */
export function payableQuery(
  type: PayableType,
  filter: PayableFilter,
  customers: readonly string[] = [],
): RowQuery | undefined {
  // Orders have no due date.
  if (type === 'product_order' && filter.status === overdue) return undefined;
  const matching = withText(type, filter.text, customers);
  if (!matching) return undefined;
  return {
    collection: type === 'invoice' ? userCollections.invoices : userCollections.orders,
    isGroup: true,
    filters: [...matching.filters, ...filtersOf(filter)],
    sort: [...matching.sort, orderBy(timeOf(filter), 'desc')],
  };
}

/** Returns whether a filter finds records by their customers, who must be found first. */
export function namesCustomers(type: PayableType, text: string): boolean {
  if (type === 'invoice') return false;
  const kind = kindOfText(text);
  return kind === 'email' || kind === 'name';
}

/** Returns the field for the sort order and for the range of days. */
function timeOf({ status }: PayableFilter): 'createdAt' | 'dueAt' {
  return status === overdue ? 'dueAt' : 'createdAt';
}

function filtersOf(filter: PayableFilter): Filter[] {
  const { status, currency, from, to } = filter;
  const time = timeOf(filter);
  const [begin, end] = [startOfIndianDay(from ?? ''), endOfIndianDay(to ?? '')];
  return [
    ...(status === overdue ? overdueFilters() : []),
    ...(status && status !== overdue ? [where('status', '==', status)] : []),
    ...(currency ? [where('currency', '==', currency)] : []),
    ...(begin ? [where(time, '>=', begin)] : []),
    ...(end ? [where(time, '<=', end)] : []),
  ];
}

/** An invoice is due until the end of a day in India. */
function overdueFilters(): Filter[] {
  const today = startOfIndianDay(indianToday()) ?? new Date();
  return [where('status', '==', 'Pending'), where('dueAt', '<', today)];
}

interface WithText {
  filters: readonly Filter[];
  /** The sort order that precedes the time. */
  sort: readonly Sort[];
}

/** Returns undefined if no record can match the text. */
function withText(
  type: PayableType,
  text: string | undefined,
  customers: readonly string[],
): WithText | undefined {
  if (text === undefined) return { filters: [], sort: [] };
  if (namesCustomers(type, text)) return isOneOf('userId', customers);
  const kind = kindOfText(text);
  if (kind === 'name') return { filters: [beginsWith(text)], sort: [orderBy('name')] };
  return isOneOf(fieldsOfText[type][kind], spellingsOf[kind](text));
}

function isOneOf(field: string, values: readonly string[]): WithText | undefined {
  return values.length === 0 ? undefined : { filters: [where(field, 'in', values)], sort: [] };
}

/** Matches the name on the invoice, which may differ from the one in the customer's profile. */
function beginsWith(text: string): Filter {
  return {
    either: spellingsOf
      .name(text)
      .map((spelling) => [
        where('name', '>=', spelling),
        where('name', '<', spelling + lastCharacter),
      ]),
  };
}
