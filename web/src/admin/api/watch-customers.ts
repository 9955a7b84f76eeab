import { collections, userCollectionPath } from '@shared/collections.ts';
import { endpoints, type ChargeType } from '@shared/endpoints.ts';
import type { Profile } from '@shared/profiles.ts';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { postAsUser } from '../../core/api/as-user.ts';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { toDeskCharge, type DeskCharge } from '../desk-charge.ts';
import type { Cursor } from './watch-charges.ts';
import { toMessage, type DeskMessage } from './watch-messages.ts';
import { watchDocument, watchQuery } from './watch.ts';

/** A customer's profile. Texts are empty where they are unknown. */
export interface DeskCustomer extends Profile {
  createdAt: Date | undefined;
}

export interface CustomerPage {
  customers: DeskCustomer[];
  /** Of the next page; undefined on the last one. */
  next: Cursor | undefined;
}

/** How many rows a page has, and how many of each kind a customer's page shows. */
const pageSize = 25;

/** One page of the customers, live and newest first; with `email` those of that address. */
export function watchCustomers(
  { email, after }: { email: string; after: Cursor | undefined },
  onPage: (page: CustomerPage) => void,
  onError: (error: Error) => void,
): () => void {
  const page = query(
    collection(firestore(), collections.users),
    ...(email === '' ? [] : [where('email', '==', email)]),
    orderBy('createdAt', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(pageSize + 1),
  );
  return watchQuery(
    page,
    (docs) => {
      const shown = docs.slice(0, pageSize);
      onPage({
        customers: shown.map(toCustomer),
        next: docs.length > pageSize ? shown.at(-1) : undefined,
      });
    },
    onError,
  );
}

/** One customer, live; undefined for an account without a profile. */
export function watchCustomer(
  uid: string,
  onCustomer: (customer: DeskCustomer | undefined) => void,
  onError: (error: Error) => void,
): () => void {
  const place = doc(firestore(), collections.users, uid);
  return watchDocument(
    place,
    (snapshot) => onCustomer(snapshot.exists() ? toCustomer(snapshot) : undefined),
    onError,
  );
}

/** The latest orders or invoices of a customer, live. */
export function watchChargesOf(
  uid: string,
  type: ChargeType,
  onCharges: (charges: DeskCharge[]) => void,
  onError: (error: Error) => void,
): () => void {
  const name = type === 'invoice' ? 'invoices' : 'orders';
  return watchQuery(
    latest(uid, name),
    (docs) => onCharges(docs.map((it) => toDeskCharge(type, { uid, id: it.id }, it.data()))),
    onError,
  );
}

/** The latest messages of a customer, live. */
export function watchMessagesOf(
  uid: string,
  onMessages: (messages: DeskMessage[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchQuery(latest(uid, 'queries'), (docs) => onMessages(docs.map(toMessage)), onError);
}

/** Everything that is stored about a customer. Rejects with an ApiError. */
export async function exportCustomer(uid: string): Promise<unknown> {
  return postAsUser(endpoints.exportCustomer, { uid });
}

function latest(uid: string, name: 'invoices' | 'orders' | 'queries') {
  return query(
    collection(firestore(), userCollectionPath(uid, name)),
    orderBy('createdAt', 'desc'),
    limit(pageSize),
  );
}

function toCustomer(document: DocumentSnapshot): DeskCustomer {
  const data = document.data() ?? {};
  return {
    uid: document.id,
    name: textOf(data['name']),
    email: textOf(data['email']),
    phone: textOf(data['phone']),
    address: textOf(data['address']),
    country: textOf(data['country']),
    state: textOf(data['state']),
    city: textOf(data['city']),
    isAnonymous: data['isAnonymous'] === true,
    createdAt: dateOf(data['createdAt']),
  };
}
