import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { vi } from 'vitest';
import type * as CloudCart from '../src/features/cart/api/cloud-cart.ts';

/** This module replaces `features/cart/api/cloud-cart.ts`. Tests import it in `vi.mock`. */

let stored: readonly CartLine[] = [];
let notifyListener = () => {};

/** Sets the items of an account's cart, as if another browser had changed it. */
export function storeCart(items: readonly CartLine[]): void {
  stored = items;
  notifyListener();
}

export function storedQuantities(): object[] {
  return stored.map(({ seats, term }) => ({ seats, term }));
}

export function storedIds(): string[] {
  return stored.map(({ id }) => id);
}

export const watchCart = vi.fn<typeof CloudCart.watchCart>((_uid, onItems) => {
  notifyListener = () => onItems([...stored], true);
  notifyListener();
  return () => {
    notifyListener = () => {};
  };
});

export const addCartItems = vi.fn<typeof CloudCart.addCartItems>(async (_uid, items) => {
  storeCart([...stored, ...items]);
});

export const changeCartItem = vi.fn<typeof CloudCart.changeCartItem>(async (_uid, line) => {
  storeCart(stored.map((item) => (item.id === line.id ? line : item)));
});

export const removeCartItem = vi.fn<typeof CloudCart.removeCartItem>(async (_uid, id) => {
  storeCart(stored.filter((item) => item.id !== id));
});

export const leaveEndedSession = vi.fn<typeof CloudCart.leaveEndedSession>();
