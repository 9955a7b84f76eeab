import { deskPaths } from './desk-paths.ts';

/** The pages of the desk. Each is reached by `g` and its key. */
export const deskLinks = [
  { href: deskPaths.overview, name: 'Overview', key: 'h' },
  { href: deskPaths.invoices, name: 'Invoices', key: 'i' },
  { href: deskPaths.orders, name: 'Orders', key: 'o' },
  { href: deskPaths.customers, name: 'Customers', key: 'c' },
  { href: deskPaths.messages, name: 'Messages', key: 'm' },
  { href: deskPaths.alerts, name: 'Alerts', key: 'a' },
  { href: deskPaths.emails, name: 'Emails', key: 'l' },
  { href: deskPaths.statement, name: 'Statement', key: 's' },
  { href: deskPaths.reconcile, name: 'Reconcile', key: 'r' },
  { href: deskPaths.audit, name: 'Audit log', key: 'u' },
] as const;
