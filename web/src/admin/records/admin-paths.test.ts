import { expect, it } from 'vitest';
import { payablePath, adminRouteAt } from './admin-paths.ts';
import { nameOfPage } from './name-of-page.ts';

it.each([
  ['/admin', { page: 'overview' }, 'Overview'],
  ['/admin/', { page: 'overview' }, 'Overview'],
  ['/admin/invoices', { page: 'payables', type: 'invoice' }, 'Invoices'],
  ['/admin/orders', { page: 'payables', type: 'product_order' }, 'Orders'],
  ['/admin/orders/u/o', { payable: { type: 'product_order', uid: 'u', id: 'o' } }, 'Order'],
  ['/admin/invoices/u/i', { payable: { type: 'invoice', uid: 'u', id: 'i' } }, 'Invoice'],
  ['/admin/invoices/new', { page: 'new-invoice' }, 'New invoice'],
  ['/admin/customers', { page: 'customers' }, 'Customers'],
  ['/admin/customers/u', { page: 'customer', uid: 'u' }, 'Customer'],
  ['/admin/emails', { page: 'emails' }, 'Emails'],
  ['/admin/receipts', { page: 'receipts' }, 'Receipts'],
  ['/admin/alerts', { page: 'alerts' }, 'Alerts'],
  ['/admin/alerts/pay_1_dispute', { page: 'alert', id: 'pay_1_dispute' }, 'Alert'],
  ['/admin/messages', { page: 'messages' }, 'Messages'],
  ['/admin/statement', { page: 'statement' }, 'Statement'],
])('%s leads to %j, called %s', (pathname, route, name) => {
  expect(adminRouteAt(pathname)).toMatchObject(route);
  expect(nameOfPage(adminRouteAt(pathname))).toBe(name);
});

it.each(['/admin/invoices/u', '/admin/invoices/u/i/x', '/admin/alerts/x/y', '/admin/none'])(
  '%s leads nowhere',
  (pathname) => {
    expect(adminRouteAt(pathname)).toBeUndefined();
    expect(nameOfPage(undefined)).toBe('Page not found');
  },
);

it('the path of a payable leads to it', () => {
  const payable = { type: 'invoice', uid: 'u', id: 'i' } as const;
  expect(adminRouteAt(payablePath(payable))).toEqual({ page: 'payable', payable });
});
