import { adminPaths } from '../records/admin-paths.ts';

/** The keyboard shortcut of a page is `g` and then its key. */
export const adminLinks = [
  { href: adminPaths.overview, name: 'Overview', key: 'h' },
  { href: adminPaths.invoices, name: 'Invoices', key: 'i' },
  { href: adminPaths.orders, name: 'Orders', key: 'o' },
  { href: adminPaths.plans, name: 'Plans', key: 'p' },
  { href: adminPaths.customers, name: 'Customers', key: 'c' },
  { href: adminPaths.messages, name: 'Messages', key: 'm' },
  { href: adminPaths.alerts, name: 'Alerts', key: 'a' },
  { href: adminPaths.emails, name: 'Emails', key: 'e' },
  { href: adminPaths.statement, name: 'Statement', key: 's' },
  { href: adminPaths.reconcile, name: 'Reconcile', key: 'r' },
  { href: adminPaths.audit, name: 'Audit log', key: 'u' },
] as const;
