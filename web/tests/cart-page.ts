import { page, type Locator } from 'vitest/browser';
import { toCartItem } from '@shared/catalogue/cart.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import { aProduct } from '../../tests/support/documents.ts';
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
export function keepLocally(...lines: (Pick<Product, 'id'> & Partial<Quantity>)[]): void {
  const items = lines.map((line) => toCartItem(aProduct(line.id), line));
  localStorage.setItem(localCartKey, JSON.stringify(items));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: localCartKey }));
}
