import type { CartItem } from '@shared/cart.ts';
import { createStore } from '../../lib/store.ts';
import { createLocalCart } from './local-cart.ts';

export interface CartState {
  items: readonly CartItem[];
  /** False until the items of whoever is here are known. */
  isLoaded: boolean;
}

export const emptyCart: CartState = { items: [], isLoaded: false };

/** The one cart that the page shows, whichever place it is kept in. */
export const cartStore = createStore<CartState>(emptyCart);

export const localCart = createLocalCart(() => localStorage);
