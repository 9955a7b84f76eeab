import { paths } from '@shared/paths.ts';
import type { UserCollection } from './user-lists.ts';

/** An address that ends with a slash stands for the pages below it, such as those of the orders. */
const pages: readonly [address: string, UserCollection[]][] = [
  [paths.cart, ['cart']],
  [paths.profile, ['orders', 'invoices', 'subscriptions']],
  [paths.profileOrders, ['orders']],
  [`${paths.profileOrders}/`, ['orders']],
  [paths.profileInvoices, ['invoices']],
  [`${paths.profileInvoices}/`, ['invoices']],
  [paths.profilePlans, ['subscriptions', 'invoices']],
  [paths.profileMessages, ['queries']],
];

/** Returns the lists that a page shows before the code of Firestore loads. Undefined for other pages. */
export function shownFirst(pathname: string): UserCollection[] | undefined {
  const isShown = (address: string) =>
    address.endsWith('/') ? pathname.startsWith(address) : pathname === address;
  return pages.find(([address]) => isShown(address))?.[1];
}
