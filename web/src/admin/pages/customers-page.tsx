import { plainLine } from '@shared/values/plain-text.ts';
import { useCallback, type FormEvent } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { navigate, useLocation } from '../../lib/router.ts';
import { readSoughtEmail } from '../customers/customer-query.ts';
import { watchCustomers, type AdminCustomer } from '../customers/api/watch-customers.ts';
import { writeFilter } from '../payables/payable-filter.ts';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { customerPath, adminPaths } from '../records/admin-paths.ts';
import { emailOfCustomer } from '../customers/email-of-customer.ts';
import { nameOfCustomer } from '../customers/name-of-customer.ts';

export function CustomersPage() {
  // Re-renders on navigation, because the query holds the search.
  useLocation();
  const email = readSoughtEmail(location.search);
  return (
    <>
      <h1 className="text-2xl">Customers</h1>
      <form
        key={`search${email}`}
        aria-label="Search customers"
        className="my-6 flex max-w-xl items-end gap-4"
        onSubmit={find}
      >
        <Field label="Email" className="flex-1">
          <TextInput name="text" type="search" defaultValue={email} />
        </Field>
        <Button type="submit">Search</Button>
      </form>
      <Pages key={email} email={email} />
    </>
  );
}

function find(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const value = new FormData(event.currentTarget).get('text');
  const text = typeof value === 'string' ? plainLine(value) : '';
  navigate(adminPaths.customers + (text === '' ? '' : writeFilter({ text })));
}

function Pages({ email }: { email: string }) {
  const watch: WatchPage<AdminCustomer> = useCallback(
    (after, ...on) => watchCustomers({ email, after }, ...on),
    [email],
  );
  const empty = email === '' ? 'No customers yet.' : 'No customer has this email address.';
  return (
    <PagedView watch={watch} noun="customers" empty={empty}>
      {(customers) => (
        <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
          {customers.map((customer) => (
            <Row key={customer.uid} customer={customer} />
          ))}
        </ul>
      )}
    </PagedView>
  );
}

function Row({ customer }: { customer: AdminCustomer }) {
  const { uid, city, country, isAnonymous, createdAt } = customer;
  return (
    <li className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-3 sm:flex-nowrap">
      <div className="min-w-0 wrap-anywhere">
        <a
          href={customerPath(uid)}
          className="-my-2.5 inline-block py-2.5 font-medium text-action-text underline underline-offset-4"
        >
          {nameOfCustomer(customer)}
        </a>{' '}
        {isAnonymous && <Badge tone="neutral">Guest</Badge>}
        <p className="text-sm text-muted">{emailOfCustomer(customer) || 'No email'}</p>
      </div>
      <p className="text-sm text-muted sm:max-w-1/2 sm:shrink-0 sm:text-right">
        <span className="block">{[city, country].filter(Boolean).join(', ')}</span>
        <span className="block tabular">{formatDateTime(createdAt)}</span>
      </p>
    </li>
  );
}
