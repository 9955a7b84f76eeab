import { paths } from '@shared/paths.ts';
import type { UserCollection } from './user-lists.ts';

interface ShownFirst {
  lists: readonly UserCollection[];
  hasProfile?: boolean;
}

/** Each address comes before those that it begins. */
const pages: readonly [begin: string, ShownFirst][] = [
  [paths.cart, { lists: ['cart'] }],
  [paths.profileOrders, { lists: ['orders'] }],
  [paths.profileInvoices, { lists: ['invoices'] }],
  [paths.profileMessages, { lists: ['queries'] }],
  [paths.profileSettings, { lists: [], hasProfile: true }],
  [paths.profile, { lists: ['orders', 'invoices'], hasProfile: true }],
];

/** Returns what a page shows of an account's data before the code of Firestore loads. Undefined for other pages. */
export function shownFirst(pathname: string): ShownFirst | undefined {
  return pages.find(([begin]) => pathname === begin || pathname.startsWith(`${begin}/`))?.[1];
}
