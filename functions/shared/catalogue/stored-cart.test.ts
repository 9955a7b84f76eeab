import { describe, expect, it } from 'vitest';
import { namedProducts } from './named-products.ts';
import { itemsToMerge, parseCart } from './stored-cart.ts';

const [one, other] = namedProducts;

describe('parseCart', () => {
  it('reads a stored cart', () => {
    expect(parseCart(JSON.parse(JSON.stringify([other, one])))).toEqual([other, one]);
  });

  it('keeps only the id and the name of an older item', () => {
    expect(parseCart([{ ...one, pricing: '₹1' }])).toEqual([one]);
    expect(parseCart([{ name: one.name, pricing: '₹1' }])).toEqual([one]);
  });

  it("uses today's name", () => {
    expect(parseCart([{ id: one.id, name: 'Edited' }])).toEqual([one]);
  });

  it('keeps each product once', () => {
    expect(parseCart([{ id: one.id }, { name: one.name }])).toHaveLength(1);
  });

  it.each([null, undefined, 'text', 7, {}, { length: 2 }, [null, 3, 'x', {}, [], { name: 5 }]])(
    'returns an empty cart for %j',
    (stored) => {
      expect(parseCart(stored)).toEqual([]);
    },
  );
});

describe('itemsToMerge', () => {
  it('leaves out products that the cloud cart has', () => {
    expect(itemsToMerge([one, other], [one])).toEqual([other]);
    expect(itemsToMerge([one, other], [one, other])).toEqual([]);
  });
});
