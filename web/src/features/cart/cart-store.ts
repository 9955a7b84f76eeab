import type { CartItem } from '@shared/cart.ts';
import { createStore } from '../../lib/store.ts';
import { createLocalCart } from './local-cart.ts';

export interface CartState {
  items: readonly CartItem[];
  /** `loading` until the items of whoever is here are known. */
  status: 'loading' | 'loaded' | 'failed';
}

/** A change of a cart's items that is on its way to where they are kept. */
export type CartChange = (items: readonly CartItem[]) => readonly CartItem[];

const emptyCart: CartState = { items: [], status: 'loading' };

/** The one cart that the page shows, whichever place it is kept in. */
export const cartStore = createStore<CartState>(emptyCart);

export const localCart = createLocalCart(() => localStorage);

/** What is known to be kept, without the changes on their way. */
let kept: CartState = emptyCart;
const changes = new Set<CartChange>();
let owners = 0;

/** Shows what is kept, with the changes that are still on their way. */
export function showCart(state: CartState): void {
  kept = state;
  show();
}

/** Begins anew, for somebody else. */
export function resetCart(): void {
  owners += 1;
  changes.clear();
  showCart(emptyCart);
}

/** Shows a change ahead of its arrival. The returned function ends that, arrived or not. */
export function showMeanwhile(change: CartChange): () => void {
  changes.add(change);
  show();
  return () => {
    if (changes.delete(change)) show();
  };
}

/**
 * What is kept, without the changes on their way, once that is known. Rejects when it could not be
 * loaded, or somebody else is here before it was.
 */
export function keptItems(): Promise<readonly CartItem[]> {
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
