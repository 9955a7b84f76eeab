import { openAccount } from './bare-page.ts';
import { showByRest } from './by-rest.ts';

const { token } = await openAccount();
await showByRest(token, {
  parent: '',
  query: { from: [{ collectionId: 'invoices', allDescendants: true }], limit: 26 },
  numberField: 'invoiceNumber',
  href: '/admin/invoices/',
});
