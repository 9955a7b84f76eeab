import { parseCart, type CartLine } from '@shared/catalogue/stored-cart.ts';

export const localCartKey = 'cartItems';

/** The cart of a logged-out visitor, a list of items in the browser's storage. */
export interface LocalCart {
  read: () => CartLine[];
  /** Without usable storage, the items last as long as the page. */
  write: (items: readonly CartLine[]) => void;
  /** Removes these items and keeps items that another tab has added since. */
  forget: (items: readonly CartLine[]) => void;
}

/** Takes `storage` as a function, because a browser may throw on access to it. */
export function createLocalCart(storage: () => Storage): LocalCart {
  let unsaved: readonly CartLine[] | undefined;

  function read(): CartLine[] {
    if (unsaved) return [...unsaved];
    try {
      return parseCart(JSON.parse(storage().getItem(localCartKey) ?? '[]'));
    } catch {
      return [];
    }
  }

  function write(items: readonly CartLine[]): void {
    try {
      if (items.length === 0) storage().removeItem(localCartKey);
      else storage().setItem(localCartKey, JSON.stringify(items));
      unsaved = undefined;
    } catch {
      unsaved = items;
    }
  }

  function forget(items: readonly CartLine[]): void {
    const ids = new Set(items.map(({ id }) => id));
    write(read().filter(({ id }) => !ids.has(id)));
  }

  return { read, write, forget };
}
