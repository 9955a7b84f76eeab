import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { createStore } from '../../lib/store.ts';
import { createLocalCart } from './local-cart.ts';

export interface CartState {
  items: readonly CartLine[];
  /** `loading` until the items of the current user or visitor are known. */
  status: 'loading' | 'loaded' | 'failed';
}

export type CartChange = (items: readonly CartLine[]) => readonly CartLine[];

const emptyCart: CartState = { items: [], status: 'loading' };

/** The cart that the page shows, from the browser's storage or from Firestore. */
export const cartStore = createStore<CartState>(emptyCart);

export const localCart = createLocalCart(() => localStorage);

/** The stored items, without pending changes. */
let kept: CartState = emptyCart;
const changes = new Set<CartChange>();
let owners = 0;

export function showCart(state: CartState): void {
  kept = state;
  show();
}

export function resetCart(): void {
  owners += 1;
  changes.clear();
  showCart(emptyCart);
}

/** Shows a pending change. The returned function removes it, whether or not it was stored. */
export function showPending(change: CartChange): () => void {
  changes.add(change);
  show();
  return () => {
    if (changes.delete(change)) show();
  };
}

/** Resolves to the items without pending changes. Rejects if the cart can't be loaded or the user changes first. */
export function storedItems(): Promise<readonly CartLine[]> {
  const owner = owners;
  return new Promise((resolve, reject) => {
    const stop = cartStore.subscribe(check);
    check();
    function check() {
      const isOurs = owner === owners;
      if (isOurs && kept.status === 'loading') return;
      stop();
      if (isOurs && kept.status === 'loaded') resolve(kept.items);
      else reject(new Error('The cart could not be loaded.'));
    }
  });
}

function show(): void {
  const items = [...changes].reduce((shown, change) => change(shown), kept.items);
  cartStore.set({ ...kept, items });
}
