import { page, type Locator } from 'vitest/browser';
import { aCartItem, aProduct } from '../../tests/support/documents.ts';
import { localCartKey } from '../src/features/cart/local-cart.ts';

type Product = ReturnType<typeof aProduct>;

export const [first, second, third] = [
  aProduct('eurodebt-navigator'),
  aProduct('global-debt-command-center'),
  aProduct('apac-debt-grid'),
] as const;

export const heading: Locator = page.getByRole('heading', { name: 'Your cart' });
export const empty: Locator = page.getByText('Your cart is currently empty.');

export function removeButton({ name }: Product): Locator {
  return page.getByRole('button', { name: `Remove ${name}` });
}

export function shownNames(): (string | null)[] {
  const headings = page.getByRole('listitem').getByRole('heading').elements();
  return headings.map(({ textContent }) => textContent);
}

/** Stores a visitor's items as if another tab had stored them. */
export function keepLocally(...products: Product[]): void {
  localStorage.setItem(localCartKey, JSON.stringify(products.map(({ id }) => aCartItem(id))));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: localCartKey }));
}
