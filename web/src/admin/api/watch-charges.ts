import { userCollections } from '@shared/collections.ts';
import { endOfIndianDay, startOfIndianDay } from '@shared/indian-time.ts';
import type { ChargeType } from '@shared/endpoints.ts';
import {
  collectionGroup,
  orderBy,
  query,
  where,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { textOf } from '../../core/database/stored-fields.ts';
import {
  fieldsOfText,
  kindOfText,
  overdue,
  type ChargeFilter,
  type TextKind,
} from '../charge-filter.ts';
import { toDeskCharge, type DeskCharge } from '../desk-charge.ts';
import { spellingsOf } from '../spellings.ts';
import { findByEmail, findByName } from './find-customers.ts';
import { watchPage, type Cursor, type Page } from './watch-page.ts';

export interface ChargeQuery {
  type: ChargeType;
  filter: ChargeFilter;
  after: Cursor | undefined;
}

/** One page of the invoices or orders of all customers, live and newest first. Returns a function that ends it. */
export async function watchCharges(
  { type, filter, after }: ChargeQuery,
  onPage: (page: Page<DeskCharge>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const sorted = await queryOfCharges(type, filter);
  if (!sorted) {
    onPage({ items: [], next: undefined });
    return () => undefined;
  }
  const read = (document: QueryDocumentSnapshot) => [
    toDeskCharge(type, placeOf(document), document.data()),
  ];
  return watchPage({ sorted, after }, read, onPage, onError);
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
  const values = await valuesOf(field, kind, text);
  return values.length > 0 ? [where(field, 'in', values)] : undefined;
}

/** More accounts than this do not share an address. */
const maxOfAddress = 10;
/** The lists of more customers than this together take over a second to appear. */
const maxOfName = 5;

async function valuesOf(field: string, kind: TextKind, text: string): Promise<string[]> {
  if (kind === 'payment' || kind === 'number') return [text];
  if (field === 'userId') {
    const found = kind === 'email' ? findByEmail(text, maxOfAddress) : findByName(text, maxOfName);
    return (await found).map(({ id }) => id);
  }
  if (kind === 'email') return spellingsOf.email(text);
  const emails = (await findByName(text, maxOfName)).map((it) => textOf(it.data()['email']));
  return emails.filter(Boolean).flatMap(spellingsOf.email);
}
