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
import { findByEmail, findByName, findWaitingByName } from './find-customers.ts';
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
  const asked = await askCharges(type, filter);
  if (!asked) {
    onPage({ items: [], next: undefined });
    return () => undefined;
  }
  const { sorted, isPartial } = asked;
  const read = (document: QueryDocumentSnapshot) => [
    toDeskCharge(type, placeOf(document), document.data()),
  ];
  return watchPage({ sorted, after }, read, (page) => onPage({ ...page, isPartial }), onError);
}

/**
 * What a filter shows, sorted, without a limit, and whether there are more customers of the name than can be
 * asked for at once. Undefined if nothing can fit it.
 */
export async function askCharges(
  type: ChargeType,
  filter: ChargeFilter,
): Promise<{ sorted: Query; isPartial: boolean } | undefined> {
  // An order has no due day.
  if (type === 'product_order' && filter.status === overdue) return undefined;
  const named = await constraintOfText(type, filter.text);
  if (!named) return undefined;
  const group = type === 'invoice' ? userCollections.invoices : userCollections.orders;
  const sorted = query(
    collectionGroup(firestore(), group),
    ...named.constraints,
    ...constraintsOf(filter, new Date()),
    orderBy(timeOf(filter), 'desc'),
  );
  return { sorted, isPartial: named.isPartial };
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
): Promise<{ constraints: QueryConstraint[]; isPartial: boolean } | undefined> {
  if (text === undefined) return { constraints: [], isPartial: false };
  const kind = kindOfText(text);
  const field = fieldsOfText[type][kind];
  const { values, isPartial = false } = await valuesOf(field, kind, text);
  if (values.length === 0) return undefined;
  return { constraints: [where(field, 'in', values)], isPartial };
}

interface Values {
  values: string[];
  isPartial?: boolean;
}

/** More accounts than this do not share an address. */
const maxOfAddress = 10;
/** The lists of more customers than this together take over a second to appear. */
const maxOfName = 5;

async function valuesOf(field: string, kind: TextKind, text: string): Promise<Values> {
  if (kind === 'payment' || kind === 'number') return { values: [text] };
  if (kind === 'name') return namedValues(field, text);
  if (field !== 'userId') return { values: spellingsOf.email(text) };
  return { values: (await findByEmail(text, maxOfAddress)).map(({ id }) => id) };
}

/** What the customers of a name have in the field, and those whose invoices wait for an account. */
async function namedValues(field: string, text: string): Promise<Values> {
  // One more than is taken tells whether there are more.
  const [profiles, waiting] = await Promise.all([
    findByName(text, maxOfName + 1),
    field === 'userId' ? [] : findWaitingByName(text, maxOfName + 1),
  ]);
  const isPartial = Math.max(profiles.length, waiting.length) > maxOfName;
  const named = [...profiles.slice(0, maxOfName), ...waiting.slice(0, maxOfName)];
  if (field === 'userId') return { values: named.map(({ id }) => id), isPartial };
  const emails = named.map((it) => textOf(it.data()['email'])).filter(Boolean);
  return { values: [...new Set(emails.flatMap(spellingsOf.email))], isPartial };
}
