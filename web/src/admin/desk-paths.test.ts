import { expect, it } from 'vitest';
import { chargePath, placeAt } from './desk-paths.ts';

it.each([
  ['/admin', { page: 'overview' }],
  ['/admin/', { page: 'overview' }],
  ['/admin/invoices', { page: 'charges', type: 'invoice' }],
  ['/admin/orders', { page: 'charges', type: 'product_order' }],
  ['/admin/audit', { page: 'audit' }],
  ['/admin/attention', { page: 'attention' }],
  ['/admin/messages', { page: 'messages' }],
  ['/admin/orders/u/o', { page: 'charge', charge: { type: 'product_order', uid: 'u', id: 'o' } }],
  ['/admin/invoices/u', undefined],
  ['/admin/invoices/u/i/x', undefined],
  ['/admin/customers', { page: 'customers' }],
  ['/admin/customers/u', { page: 'customer', uid: 'u' }],
  ['/admin/letters', { page: 'letters' }],
  ['/admin/receipts', { page: 'receipts' }],
  ['/admin/attention/pay_1_dispute', { page: 'attention-item', id: 'pay_1_dispute' }],
  ['/admin/attention/x/y', undefined],
  ['/admin/invoices/new', { page: 'new-invoice' }],
  ['/admin/audit/x', undefined],
  ['/admin/none', undefined],
])('%s', (pathname, place) => {
  expect(placeAt(pathname)).toEqual(place);
});

it('the path of a charge leads to it', () => {
  const charge = { type: 'invoice', uid: 'u', id: 'i' } as const;
  expect(placeAt(chargePath(charge))).toEqual({ page: 'charge', charge });
});
