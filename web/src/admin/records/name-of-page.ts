import type { Place } from './admin-paths.ts';

/** Returns the title of the browser tab. */
export function nameOfPage(place: Place | undefined): string {
  if (!place) return 'Page not found';
  if (place.page === 'payables') return place.type === 'invoice' ? 'Invoices' : 'Orders';
  if (place.page === 'payable') return place.payable.type === 'invoice' ? 'Invoice' : 'Order';
  return names[place.page];
}

const names: Record<Exclude<Place['page'], 'payable' | 'payables'>, string> = {
  overview: 'Overview',
  'new-invoice': 'New invoice',
  customers: 'Customers',
  customer: 'Customer',
  messages: 'Messages',
  alerts: 'Alerts',
  alert: 'Alert',
  emails: 'Emails',
  receipts: 'Receipts',
  statement: 'Statement',
  reconcile: 'Reconcile',
  audit: 'Audit log',
  security: 'Security',
};
