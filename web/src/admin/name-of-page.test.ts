import { expect, it } from 'vitest';
import { placeAt } from './desk-paths.ts';
import { nameOfPage } from './name-of-page.ts';

it.each([
  ['/admin/', 'Overview'],
  ['/admin/invoices', 'Invoices'],
  ['/admin/orders/u/o', 'Order'],
  ['/admin/invoices/new', 'New invoice'],
  ['/admin/customers/u', 'Customer'],
  ['/admin/attention/x', 'Attention'],
  ['/admin/statement', 'Statement'],
  ['/admin/none', 'There is no such page'],
])('%s is called %s', (pathname, name) => {
  expect(nameOfPage(placeAt(pathname))).toBe(name);
});
