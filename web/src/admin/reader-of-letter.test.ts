import { expect, it } from 'vitest';
import type { DeskLetter } from './api/watch-letters.ts';
import { readerOf } from './reader-of-letter.ts';

const letter: DeskLetter = {
  id: 'l',
  kind: 'message_answered',
  state: 'failed',
  isSecondTime: false,
  failureReason: '',
  uid: '',
  givenEmail: '',
  email: '',
  path: '',
  createdAt: undefined,
  sentAt: undefined,
};

it.each([
  [
    { uid: 'u', email: 'a@example.com' },
    { name: 'a@example.com', href: '/admin/customers/u' },
  ],
  [{ uid: 'u' }, { name: 'The customer', href: '/admin/customers/u' }],
  [{ email: 'a@example.com' }, { name: 'a@example.com' }],
  [{ path: 'anonymous_queries/q1' }, { name: 'The visitor who wrote message q1' }],
  [{ path: 'users/unclaimed/invoices/i' }, { name: 'The address on the invoice' }],
  [{ kind: 'contact_notice', uid: 'u' } as const, { name: 'The operator' }],
  [{}, { name: 'Unknown' }],
])('%j goes to %j', (known, reader) => {
  expect(readerOf({ ...letter, ...known })).toEqual(reader);
});
