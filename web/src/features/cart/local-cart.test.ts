import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { namedProducts } from '@shared/catalogue/named-products.ts';
import { describe, expect, it } from 'vitest';
import {
  aFullStorage,
  aStorage,
  forbiddenStorage,
} from '../../../../tests/support/storage-stand-ins.ts';
import { createLocalCart } from './local-cart.ts';

const items: CartLine[] = [...namedProducts];
const [first, second] = [items.slice(0, 1), items.slice(1, 2)];

describe('the local cart', () => {
  it('is stored under cartItems as a plain list', () => {
    const storage = aStorage();
    createLocalCart(() => storage).write(first);
    expect(JSON.parse(storage.getItem('cartItems') ?? '')).toEqual(first);
    expect(createLocalCart(() => storage).read()).toEqual(first);
    createLocalCart(() => storage).write([]);
    expect(storage.getItem('cartItems')).toBeNull();
  });

  it.each([
    '',
    'rubbish',
    '{"a":[1',
    'null',
    '42',
    '{"id":"x"}',
    '[null,7,{"id":"no-such-product"}]',
  ])('reads %s as empty', (kept) => {
    expect(createLocalCart(() => aStorage({ cartItems: kept })).read()).toEqual([]);
  });

  it('removes only the given items', () => {
    const storage = aStorage({ cartItems: JSON.stringify([...first, ...second]) });
    const cart = createLocalCart(() => storage);
    cart.forget(first);
    expect(cart.read()).toEqual(second);
  });

  it.each([
    ['full', aFullStorage],
    ['forbidden', forbiddenStorage],
  ])('stays in memory if the storage is %s', (_, storage) => {
    const cart = createLocalCart(storage);
    expect(cart.read()).toEqual([]);
    cart.write(first);
    expect(cart.read()).toEqual(first);
    cart.forget(first);
    expect(cart.read()).toEqual([]);
  });
});
