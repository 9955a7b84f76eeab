import { expect, it } from 'vitest';
import { recordOfPath } from './record-of-path.ts';

it.each([
  ['users/u/orders/o', 'Order', '/admin/orders/u/o'],
  ['users/u/invoices/i', 'Invoice', '/admin/invoices/u/i'],
  ['users/u/subscriptions/s', 'Plan', '/admin/plans/u/s'],
  ['users/u/queries/q', "Customer's message", '/admin/customers/u'],
  ['users/u', 'Customer', '/admin/customers/u'],
  ['anonymous_queries/q', "Visitor's message", '/admin/messages?all'],
  ['alerts/pay_1_dispute', 'Alert', '/admin/alerts/pay_1_dispute'],
  ['mail/l', 'Email', '/admin/emails'],
  ['payments/pay_1', 'Payment pay_1', undefined],
  ['refunds/r', 'Refund', undefined],
  ['deletions/u', 'Account deletion', undefined],
  ['reconciliations/r', 'Reconciliation', '/admin/reconcile'],
  ['downloads/d', 'CSV file', undefined],
  ['accounts/u', 'Account u', undefined],
  ['elsewhere/x', 'elsewhere/x', undefined],
])('%s is %s', (path, name, href) => {
  expect(recordOfPath(path)).toEqual({ name, ...(href !== undefined && { href }) });
});
