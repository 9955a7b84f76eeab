import { expect, it } from 'vitest';
import { anEmail } from '../../../tests/admin-records.ts';
import { recipientOf } from './recipient-of-email.ts';

it.each([
  [
    { uid: 'u', email: 'a@example.com' },
    { name: 'a@example.com', href: '/admin/customers/u' },
  ],
  [{ uid: 'u' }, { name: 'Customer', href: '/admin/customers/u' }],
  [{ email: 'a@example.com' }, { name: 'a@example.com' }],
  [{ path: 'anonymous_queries/q1' }, { name: 'Sender of message q1' }],
  [{ path: 'users/unclaimed/invoices/i' }, { name: 'Address on the invoice' }],
  [{ kind: 'contact_notice', uid: 'u' } as const, { name: 'Operator' }],
  [{}, { name: 'Unknown' }],
])('%j goes to %j', (known, recipient) => {
  expect(recipientOf(anEmail(known))).toEqual(recipient);
});
