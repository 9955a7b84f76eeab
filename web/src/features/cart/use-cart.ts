import type { Product } from '@shared/catalogue/catalogue.ts';
import { useStore } from '../../lib/store.ts';
import { cartStore, type CartState } from './cart-store.ts';
import { addToCart, removeFromCart } from './change-cart.ts';
import { reloadCart } from './follow-cloud-cart.ts';

export interface Cart extends CartState {
  count: number;
  has: (product: Product) => boolean;
  add: (product: Product) => void;
  remove: (id: string) => void;
  reload: () => void;
}

export function useCart(): Cart {
  const { items, status } = useStore(cartStore);
  return {
    items,
    status,
    count: items.length,
    has: ({ name }) => items.some((item) => item.name === name),
    add: addToCart,
    remove: removeFromCart,
    reload: reloadCart,
  };
}
