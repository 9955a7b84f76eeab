import { userCollections } from '@shared/collections.ts';
import { endOfIndianDay, startOfIndianDay } from '@shared/indian-time.ts';
import type { ChargeType } from '@shared/endpoints.ts';
import {
  and,
  collectionGroup,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
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
import { findByEmail, findByName, findNamesOnInvoices, maxOfAddress } from './find-customers.ts';
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
  const { text } = filter;
  const named = text === undefined ? undefined : await withText(type, text);
  if (named?.any.length === 0) return undefined;
  const group = type === 'invoice' ? userCollections.invoices : userCollections.orders;
  const all = collectionGroup(firestore(), group);
  const asked = [...(named ? [or(...named.any)] : []), ...constraintsOf(filter, new Date())];
  const found = asked.length === 0 ? all : query(all, and(...asked));
  const sorted = query(found, orderBy(timeOf(filter), 'desc'));
  return { sorted, isPartial: named?.isPartial ?? false };
}

/** Whose charge a document is, and its id. */
export function placeOf({ id, ref }: QueryDocumentSnapshot) {
  return { uid: ref.parent.parent?.id ?? '', id };
}

/** The moment that a list is sorted by, and that its days are about. */
function timeOf({ status }: ChargeFilter): 'createdAt' | 'dueAt' {
  return status === overdue ? 'dueAt' : 'createdAt';
}

function constraintsOf(filter: ChargeFilter, now: Date): QueryFieldFilterConstraint[] {
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

interface Named {
  /** Any of these has the text. Without any, nothing has it. */
  any: QueryFieldFilterConstraint[];
  isPartial: boolean;
}

/** The lists of more customers than this together take over a second to appear. */
const maxOfName = 5;

async function withText(type: ChargeType, text: string): Promise<Named> {
  const kind = kindOfText(text);
  if (kind === 'name') return type === 'invoice' ? invoicesOfName(text) : ordersOfName(text);
  const field = fieldsOfText[type][kind];
  return { any: isOneOf(field, await valuesOf(field, kind, text)), isPartial: false };
}

async function valuesOf(field: string, kind: Exclude<TextKind, 'name'>, text: string) {
  if (kind !== 'email') return spellingsOf[kind](text);
  if (field !== 'userId') return spellingsOf.email(text);
  return (await findByEmail(text, maxOfAddress)).map(({ id }) => id);
}

async function ordersOfName(text: string): Promise<Named> {
  // One more than is taken tells whether there are more.
  const profiles = await findByName(text, maxOfName + 1);
  const uids = profiles.slice(0, maxOfName).map(({ id }) => id);
  return { any: isOneOf('userId', uids), isPartial: profiles.length > maxOfName };
}

/** Of the customers of a name, and those that are made out to it. */
async function invoicesOfName(text: string): Promise<Named> {
  const [profiles, names] = await Promise.all([
    findByName(text, maxOfName + 1),
    findNamesOnInvoices(text, maxOfName + 1),
  ]);
  const emails = profiles.slice(0, maxOfName).map((it) => textOf(it.data()['email']));
  const spellings = emails.filter(Boolean).flatMap(spellingsOf.email);
  return {
    any: [...isOneOf('email', spellings), ...isOneOf('name', names.slice(0, maxOfName))],
    isPartial: Math.max(profiles.length, names.length) > maxOfName,
  };
}

/** No constraint if there is no value. */
function isOneOf(field: string, values: readonly string[]): QueryFieldFilterConstraint[] {
  return values.length === 0 ? [] : [where(field, 'in', [...new Set(values)])];
}
