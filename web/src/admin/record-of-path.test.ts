import { expect, it } from 'vitest';
import { recordOfPath } from './record-of-path.ts';

it.each([
  ['users/u/orders/o', 'The order', '/admin/orders/u/o'],
  ['users/u/invoices/i', 'The invoice', '/admin/invoices/u/i'],
  ['users/u/queries/q', 'The message of a customer', '/admin/customers/u'],
  ['users/u', 'The customer', '/admin/customers/u'],
  ['anonymous_queries/q', 'The message of a visitor', '/admin/messages?all'],
  ['attention/pay_1_dispute', 'The attention item', '/admin/attention/pay_1_dispute'],
  ['mail/l', 'The letter', '/admin/letters'],
  ['payments/pay_1', 'Payment pay_1', undefined],
  ['refunds/r', 'The refund', undefined],
  ['deletions/u', 'The deletion of an account', undefined],
  ['reconciliations/r', 'The comparison', '/admin/reconcile'],
  ['accounts/u', 'Account u', undefined],
  ['elsewhere/x', 'elsewhere/x', undefined],
])('%s is %s', (path, name, href) => {
  expect(recordOfPath(path)).toEqual({ name, ...(href !== undefined && { href }) });
});
