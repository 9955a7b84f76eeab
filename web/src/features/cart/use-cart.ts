import { cartTotal, type CartItem } from '@shared/cart.ts';
import type { Product } from '@shared/catalogue.ts';
import { useStore } from '../../lib/store.ts';
import { cartStore } from './cart-store.ts';
import { addToCart, clearCart, removeFromCart } from './change-cart.ts';

export interface Cart {
  items: readonly CartItem[];
  count: number;
  /** Rupees. */
  total: number;
  /** False until the items of whoever is here are known. */
  isLoaded: boolean;
  add: (product: Product) => void;
  remove: (id: string) => void;
  clear: () => void;
}

export function useCart(): Cart {
  const { items, isLoaded } = useStore(cartStore);
  return {
    items,
    isLoaded,
    count: items.length,
    total: cartTotal(items),
    add: addToCart,
    remove: removeFromCart,
    clear: clearCart,
  };
}
