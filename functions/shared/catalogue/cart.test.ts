import { describe, expect, it } from 'vitest';
import { productById, type Product } from './catalogue.ts';
import { cartTotal, itemsToMerge, parseCartItems, toCartItem } from './cart.ts';

const grid = known('apac-debt-grid');
const center = known('global-debt-command-center');

describe('parseCartItems', () => {
  it('reads a stored cart', () => {
    const stored: unknown = JSON.parse(JSON.stringify([toCartItem(grid), toCartItem(center)]));
    expect(parseCartItems(stored)).toEqual([toCartItem(grid), toCartItem(center)]);
  });

  it("uses today's price for an edited or older item", () => {
    expect(parseCartItems([{ name: grid.name, pricing: '₹1' }])).toEqual([toCartItem(grid)]);
  });

  it('keeps each product once', () => {
    expect(parseCartItems([{ id: grid.id }, { name: grid.name }])).toHaveLength(1);
  });

  it.each([null, undefined, 'text', 7, {}, { length: 2 }, [null, 3, 'x', {}, [], { name: 5 }]])(
    'returns an empty cart for %j',
    (stored) => {
      expect(parseCartItems(stored)).toEqual([]);
    },
  );
});

describe('itemsToMerge', () => {
  it('leaves out products that the cloud cart has', () => {
    const local = [toCartItem(grid), toCartItem(center)];
    expect(itemsToMerge(local, [toCartItem(grid)])).toEqual([toCartItem(center)]);
    expect(itemsToMerge(local, local)).toEqual([]);
  });
});

describe('cartTotal', () => {
  it('adds the rupee prices', () => {
    expect(cartTotal([toCartItem(grid), toCartItem(center)])).toBe(16_499 + 2_10_000);
    expect(cartTotal([])).toBe(0);
  });
});

function known(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
}
