import { products } from '@shared/catalogue/catalogue.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearNotices, noticesStore } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { cartStore, showCart } from './cart-store.ts';
import { addToCart } from './change-cart.ts';

const [product] = products;

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  sessionStore.set({ status: 'logged-out' });
  showCart({ items: [], status: 'loaded' });
  clearNotices();
});

it('adds a product once', () => {
  if (!product) throw new Error('The catalogue is empty.');
  addToCart(product);
  expect(noticesStore.get().map(({ text }) => text)).toEqual([
    `${product.name} has been added to your cart!`,
  ]);
  addToCart(product);
  expect(noticesStore.get().map(({ text }) => text)).toEqual([
    `${product.name} is already in your cart.`,
  ]);
  expect(cartStore.get().items.map(({ id }) => id)).toEqual([product.id]);
});
