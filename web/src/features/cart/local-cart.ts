import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { parseCart } from '@shared/catalogue/stored-cart.ts';

export const localCartKey = 'cartItems';

/** The cart of a logged-out visitor, a list of items in the browser's storage. */
export interface LocalCart {
  read: () => NamedProduct[];
  /** Without usable storage, the items last as long as the page. */
  write: (items: readonly NamedProduct[]) => void;
  /** Removes these items and keeps items that another tab has added since. */
  forget: (items: readonly NamedProduct[]) => void;
}

/** Takes `storage` as a function, because a browser may throw on access to it. */
export function createLocalCart(storage: () => Storage): LocalCart {
  let unsaved: readonly NamedProduct[] | undefined;

  function read(): NamedProduct[] {
    if (unsaved) return [...unsaved];
    try {
      return parseCart(JSON.parse(storage().getItem(localCartKey) ?? '[]'));
    } catch {
      return [];
    }
  }

  function write(items: readonly NamedProduct[]): void {
    try {
      if (items.length === 0) storage().removeItem(localCartKey);
      else storage().setItem(localCartKey, JSON.stringify(items));
      unsaved = undefined;
    } catch {
      unsaved = items;
    }
  }

  function forget(items: readonly NamedProduct[]): void {
    const ids = new Set(items.map(({ id }) => id));
    write(read().filter(({ id }) => !ids.has(id)));
  }

  return { read, write, forget };
}
