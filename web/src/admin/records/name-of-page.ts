import type { AdminRoute } from './admin-paths.ts';

/** Returns the title of the browser tab. */
export function nameOfPage(route: AdminRoute | undefined): string {
  if (!route) return 'Page not found';
  if (route.page === 'payables') return route.type === 'invoice' ? 'Invoices' : 'Orders';
  if (route.page === 'payable') return route.payable.type === 'invoice' ? 'Invoice' : 'Order';
  return names[route.page];
}

const names: Record<Exclude<AdminRoute['page'], 'payable' | 'payables'>, string> = {
  overview: 'Overview',
  'new-invoice': 'New invoice',
  plans: 'Plans',
  plan: 'Plan',
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
