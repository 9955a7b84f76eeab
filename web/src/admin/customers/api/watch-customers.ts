import { collections } from '@shared/collections.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { customerQuery } from '../customer-query.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { watchRow } from '../../lists/api/watch-rows.ts';

/** Unknown texts are empty. */
export interface AdminCustomer extends Profile {
  createdAt: Date | undefined;
}

export function watchCustomers(
  { email, after }: { email: string; after: Cursor | undefined },
  onPage: (page: Page<AdminCustomer>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = customerQuery(email);
  return watchPage({ list, after }, (row) => [toCustomer(row)], onPage, onError);
}

/** Watches a customer; undefined without a profile. */
export function watchCustomer(
  uid: string,
  onCustomer: (customer: AdminCustomer | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchRow(
    `${collections.users}/${uid}`,
    (row) => onCustomer(row && toCustomer(row)),
    onError,
  );
}

function toCustomer({ id, data }: Row): AdminCustomer {
  return {
    uid: id,
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
