import { productById, products, regions } from '@shared/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/documents.ts';
import { choices, productText } from './products.ts';

describe('the texts on products', () => {
  it.each(products)('say for whom $name is, and what fits others better', (product) => {
    const { audience, notFor } = productText(product);
    expect(audience.length).toBeGreaterThan(1);
    for (const { instead } of notFor) {
      expect(instead).not.toBe(product.id);
      expect(productById(instead)).toBeDefined();
    }
  });

  it('are about products of the catalogue alone', () => {
    expect(() => productText({ ...aProduct(), id: 'another-product' })).toThrow(RangeError);
  });

  it.each(regions)('tell the two products for $name apart', ({ id }) => {
    for (const { name } of products.filter(({ region }) => region === id)) {
      expect(choices[id]).toContain(name);
    }
  });
});
