import { collections } from '@shared/collections.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import { collection, doc, orderBy, query, where, type DocumentSnapshot } from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { spellingsOf } from '../../lists/spellings.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { watchDocument } from '../../lists/api/watch.ts';

/** Unknown texts are empty. */
export interface AdminCustomer extends Profile {
  createdAt: Date | undefined;
}

/** With an empty `email`, watches all customers. */
export function watchCustomers(
  { email, after }: { email: string; after: Cursor | undefined },
  onPage: (page: Page<AdminCustomer>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.users),
    ...(email === '' ? [] : [where('email', 'in', spellingsOf.email(email))]),
    orderBy('createdAt', 'desc'),
  );
  return watchPage({ sorted, after }, (it) => [toCustomer(it)], onPage, onError);
}

/** Watches a customer; undefined without a profile. */
export function watchCustomer(
  uid: string,
  onCustomer: (customer: AdminCustomer | undefined) => void,
  onError: (error: Error) => void,
): () => void {
  const reference = doc(firestore(), collections.users, uid);
  return watchDocument(
    reference,
    (snapshot) => onCustomer(snapshot.exists() ? toCustomer(snapshot) : undefined),
    onError,
  );
}

function toCustomer(document: DocumentSnapshot): AdminCustomer {
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
    postcode: textOf(data['postcode']),
    company: textOf(data['company']),
    gstin: textOf(data['gstin']),
    isAnonymous: data['isAnonymous'] === true,
    createdAt: dateOf(data['createdAt']),
  };
}
