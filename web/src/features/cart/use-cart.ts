import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { useSelected, useStore } from '../../lib/store.ts';
import { cartStore, type CartState } from './cart-store.ts';
import { addToCart, removeFromCart } from './change-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { reloadCart } from './follow-cloud-cart.ts';

export interface Cart extends CartState {
  count: number;
  /** Returns the line of a product; undefined if it is not in the cart. */
  lineOf: (product: NamedProduct) => CartLine | undefined;
  add: (line: CartLine) => void;
  change: (id: string, quantity: Quantity) => void;
  remove: (id: string) => void;
  reload: () => void;
}

export function useCart(): Cart {
  const { items, status } = useStore(cartStore);
  return {
    items,
    status,
    count: items.length,
    lineOf: (product) => lineOf(items, product),
    add: addToCart,
    change: changeQuantity,
    remove: removeFromCart,
    reload: reloadCart,
  };
}

/** Returns the cart's line of a product; undefined if it is not in the cart. */
export function useCartLine(product: NamedProduct): CartLine | undefined {
  return useSelected(cartStore, ({ items }) => lineOf(items, product));
}

function lineOf(items: readonly CartLine[], { name }: NamedProduct): CartLine | undefined {
  return items.find((item) => item.name === name);
}
