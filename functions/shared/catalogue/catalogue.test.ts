import { describe, expect, it } from 'vitest';
import { products, productsOfRegion, regions } from './catalogue.ts';
import { cartPrice, priceFromText, pricingText } from './pricing.ts';

describe('catalogue', () => {
  it('has two products per region and one for all regions', () => {
    for (const { id } of regions) expect(productsOfRegion(id)).toHaveLength(2);
    expect(productsOfRegion('cross-region').map(({ name }) => name)).toEqual([
      'Global Debt Command Center',
    ]);
    expect(products).toHaveLength(11);
  });

  it('gives each product a unique name and ID', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  });

  it.each(products)('$name has 4 to 6 features', ({ features }) => {
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(features.length).toBeLessThanOrEqual(6);
  });

  it.each(products.filter(({ pricing }) => pricing.model === 'user'))(
    '$name costs 9,999 to 31,999 rupees',
    ({ pricing }) => {
      expect(cartPrice(pricing)).toBeGreaterThanOrEqual(9_999);
      expect(cartPrice(pricing)).toBeLessThanOrEqual(31_999);
    },
  );

  it('has a platform fee and a fee per seat for the command center', () => {
    expect(productsOfRegion('cross-region')[0]?.pricing).toMatchObject({
      model: 'platform',
      platform: { rupees: 2_10_000 },
      seat: { rupees: 2_999 },
    });
  });

  it.each(products)(
    'the first whole number in the pricing text of $name is its price',
    (product) => {
      expect(priceFromText(pricingText(product.pricing))).toBe(cartPrice(product.pricing));
    },
  );
});

describe('priceFromText', () => {
  it('finds no price in a text without a number', () => {
    expect(priceFromText('On request')).toBeUndefined();
  });
});
