import { userCollections } from '@shared/collections.ts';
import { endOfIndianDay, startOfIndianDay } from '@shared/values/indian-time.ts';
import type { PayableType } from '@shared/endpoints.ts';
import {
  and,
  collectionGroup,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFilterConstraint,
  type QueryOrderByConstraint,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import {
  fieldsOfText,
  kindOfText,
  overdue,
  type PayableFilter,
  type TextKind,
} from '../payable-filter.ts';
import { toAdminPayable, type AdminPayable } from '../admin-payable.ts';
import { lastCharacter, spellingsOf } from '../../lists/spellings.ts';
import { findByEmail, findByName, maxOfAddress } from '../../customers/api/find-customers.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

export interface PayableQuery {
  type: PayableType;
  filter: PayableFilter;
  after: Cursor | undefined;
}

/** Watches one page of all customers' invoices or orders. Invoices found by name are sorted by name first. */
export async function watchPayables(
  { type, filter, after }: PayableQuery,
  onPage: (page: Page<AdminPayable>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const matching = await payablesQuery(type, filter);
  if (!matching) {
    onPage({ items: [], next: undefined });
    return () => undefined;
  }
  const { sorted, isPartial } = matching;
  const read = (document: QueryDocumentSnapshot) => [
    toAdminPayable(type, uidAndIdOf(document), document.data()),
  ];
  return watchPage({ sorted, after }, read, (page) => onPage({ ...page, isPartial }), onError);
}

/**
 * Returns the sorted query of a filter, without a limit; undefined if nothing can match. `isPartial` is true if too
 * many customers have the name.
 */
export async function payablesQuery(
  type: PayableType,
  filter: PayableFilter,
): Promise<{ sorted: Query; isPartial?: boolean } | undefined> {
  // Orders have no due date.
  if (type === 'product_order' && filter.status === overdue) return undefined;
  const { filters, orders = [], isPartial } = await withText(type, filter.text);
  if (!filters) return undefined;
  const group = type === 'invoice' ? userCollections.invoices : userCollections.orders;
  const all = collectionGroup(firestore(), group);
  const constraints = [...filters, ...constraintsOf(filter, new Date())];
  const found = constraints.length === 0 ? all : query(all, and(...constraints));
  return { sorted: query(found, ...orders, orderBy(timeOf(filter), 'desc')), isPartial };
}

export function uidAndIdOf({ id, ref }: QueryDocumentSnapshot) {
  return { uid: ref.parent.parent?.id ?? '', id };
}

/** Returns the field for the sort order and for the range of days. */
function timeOf({ status }: PayableFilter): 'createdAt' | 'dueAt' {
  return status === overdue ? 'dueAt' : 'createdAt';
}

function constraintsOf(filter: PayableFilter, now: Date): QueryFilterConstraint[] {
  const { status, currency, from, to } = filter;
  const time = timeOf(filter);
  return [
    ...(status === overdue ? [where('status', '==', 'Pending'), where('dueAt', '<', now)] : []),
    ...(status && status !== overdue ? [where('status', '==', status)] : []),
    ...(currency ? [where('currency', '==', currency)] : []),
    ...(from ? [where(time, '>=', startOfIndianDay(from))] : []),
    ...(to ? [where(time, '<=', endOfIndianDay(to))] : []),
  ];
}

interface WithText {
  /** Undefined if no record can match the text. */
  filters: QueryFilterConstraint[] | undefined;
  /** The sort order that precedes the time. */
  orders?: QueryOrderByConstraint[];
  isPartial?: boolean;
}

/** A list for more customers than this takes over a second to load. */
const maxOfName = 5;

async function withText(type: PayableType, text: string | undefined): Promise<WithText> {
  if (text === undefined) return { filters: [] };
  const kind = kindOfText(text);
  if (kind !== 'name') {
    const field = fieldsOfText[type][kind];
    return { filters: isOneOf(field, await valuesOf(field, kind, text)) };
  }
  if (type === 'invoice') return { filters: [beginsWith(text)], orders: [orderBy('name')] };
  // One extra customer shows whether there are more.
  const customers = (await findByName(text, maxOfName + 1)).map(({ id }) => id);
  return {
    filters: isOneOf('userId', customers.slice(0, maxOfName)),
    isPartial: customers.length > maxOfName,
  };
}

async function valuesOf(field: string, kind: Exclude<TextKind, 'name'>, text: string) {
  if (kind !== 'email') return spellingsOf[kind](text);
  if (field !== 'userId') return spellingsOf.email(text);
  return (await findByEmail(text, maxOfAddress)).map(({ id }) => id);
}

function isOneOf(field: string, values: string[]): QueryFilterConstraint[] | undefined {
  return values.length === 0 ? undefined : [where(field, 'in', values)];
}

/** Matches the name on the invoice, which may differ from the one in the customer's profile. */
function beginsWith(text: string): QueryFilterConstraint {
  const spellings = spellingsOf.name(text);
  return or(
    ...spellings.map((spelling) =>
      and(where('name', '>=', spelling), where('name', '<', spelling + lastCharacter)),
    ),
  );
}
