import { collections, userCollections } from '@shared/collections.ts';
import { endOfIndianDay, startOfIndianDay } from '@shared/indian-time.ts';
import type { ChargeType } from '@shared/endpoints.ts';
import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { fieldsOfText, kindOfText, overdue, type ChargeFilter } from '../charge-filter.ts';
import { toDeskCharge, type DeskCharge } from '../desk-charge.ts';
import { watchQuery } from './watch.ts';

/** How many rows a page has. */
const pageSize = 25;

/** Where a page begins: after the last row of the page before it. */
export type Cursor = QueryDocumentSnapshot;

export interface ChargePage {
  charges: DeskCharge[];
  /** Of the next page; undefined on the last one. */
  next: Cursor | undefined;
}

export interface ChargeQuery {
  type: ChargeType;
  filter: ChargeFilter;
  after: Cursor | undefined;
}

/** One page of the invoices or orders of all customers, live and newest first. Returns a function that ends it. */
export async function watchCharges(
  { type, filter, after }: ChargeQuery,
  onPage: (page: ChargePage) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const asked = await queryOfCharges(type, filter);
  if (!asked) {
    onPage({ charges: [], next: undefined });
    return () => undefined;
  }
  // One more than a page tells whether there is another.
  const page = query(asked, ...(after ? [startAfter(after)] : []), limit(pageSize + 1));
  return watchQuery(
    page,
    (docs) => {
      const shown = docs.slice(0, pageSize);
      onPage({
        charges: shown.map((document) => toDeskCharge(type, placeOf(document), document.data())),
        next: docs.length > pageSize ? shown.at(-1) : undefined,
      });
    },
    onError,
  );
}

/** What a filter shows, sorted, without a limit. Undefined if nothing can fit it. */
export async function queryOfCharges(
  type: ChargeType,
  filter: ChargeFilter,
): Promise<Query | undefined> {
  // An order has no due day.
  if (type === 'product_order' && filter.status === overdue) return undefined;
  const named = await constraintOfText(type, filter.text);
  if (!named) return undefined;
  const group = type === 'invoice' ? userCollections.invoices : userCollections.orders;
  return query(
    collectionGroup(firestore(), group),
    ...named,
    ...constraintsOf(filter, new Date()),
    orderBy(timeOf(filter), 'desc'),
  );
}

/** Whose charge a document is, and its id. */
export function placeOf({ id, ref }: QueryDocumentSnapshot) {
  return { uid: ref.parent.parent?.id ?? '', id };
}

/** The moment that a list is sorted by, and that its days are about. */
function timeOf({ status }: ChargeFilter): 'createdAt' | 'dueAt' {
  return status === overdue ? 'dueAt' : 'createdAt';
}

function constraintsOf(filter: ChargeFilter, now: Date): QueryConstraint[] {
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

/** Undefined if nothing can have the text. */
async function constraintOfText(
  type: ChargeType,
  text: string | undefined,
): Promise<QueryConstraint[] | undefined> {
  if (text === undefined) return [];
  const kind = kindOfText(text);
  const field = fieldsOfText[type][kind];
  if (field !== 'userId') return [where(field, '==', text)];
  const uids = await findCustomers(text);
  return uids.length > 0 ? [where(field, 'in', uids)] : undefined;
}

/** More accounts than this do not share an address. */
const maxCustomers = 10;

async function findCustomers(email: string): Promise<string[]> {
  const profiles = query(
    collection(firestore(), collections.users),
    where('email', '==', email),
    limit(maxCustomers),
  );
  return (await getDocs(profiles)).docs.map(({ id }) => id);
}
