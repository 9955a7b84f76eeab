import { paths } from '@shared/paths.ts';
import type { UserCollection } from './watch-user-collection.ts';

const shownFirst: readonly [string, UserCollection][] = [
  [paths.profileOrders, 'orders'],
  [paths.profileInvoices, 'invoices'],
  [paths.profileMessages, 'queries'],
];

/** Returns the lists that a page shows before the code of Firestore loads. */
export function listsShownFirst(pathname: string): UserCollection[] {
  return shownFirst.filter(([begin]) => pathname.startsWith(begin)).map(([, name]) => name);
}
