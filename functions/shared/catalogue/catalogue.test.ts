import { describe, expect, it } from 'vitest';
import { productById, products, productsOfRegion, regions, type Product } from './catalogue.ts';
import {
  describeQuantity,
  describeRates,
  isEnterpriseCheaper,
  linePrice,
  priceFromText,
  pricingText,
  savingOfYear,
} from './pricing.ts';
import { terms } from './quantity.ts';

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
      expect(linePrice(pricing)).toBeGreaterThanOrEqual(9_999);
      expect(linePrice(pricing)).toBeLessThanOrEqual(31_999);
    },
  );

  it('has a platform fee and a fee per seat for the command center', () => {
    expect(productsOfRegion('cross-region')[0]?.pricing).toMatchObject({
      model: 'platform',
      platform: { month: { rupees: 2_10_000 } },
      seat: { month: { rupees: 2_999 } },
    });
  });

  it.each(products)(
    'the first whole number in the pricing text of $name is the price of the line',
    ({ pricing }) => {
      expect(priceFromText(pricingText(pricing))).toBe(linePrice(pricing));
      for (const term of terms) {
        for (const seats of [1, 2, 12, 500]) {
          const line = { seats, term };
          expect(priceFromText(pricingText(pricing, line))).toBe(linePrice(pricing, line));
        }
      }
    },
  );

  it.each(products)('a year of $name costs less than twelve months', ({ pricing }) => {
    const [month, year] = terms.map((term) => linePrice(pricing, { seats: 3, term }));
    expect(savingOfYear(pricing, 3)).toBe(Number(month) * 12 - Number(year));
    expect(savingOfYear(pricing, 3)).toBeGreaterThan(0);
  });

  it.each([
    ['apac-debt-grid', {}, '1 user for 1 month', 16_499],
    ['apac-debt-grid', { seats: 0, term: 'month' }, '1 user for 1 month', 16_499],
    ['apac-debt-grid', { seats: 501, term: 'year' }, '1 user for 1 month', 16_499],
    ['apac-debt-grid', { seats: 12, term: 'year' }, '12 users for 1 year', 19_79_880],
    ['global-debt-command-center', {}, 'platform fee for 1 month, seats not included', 2_10_000],
    [
      'global-debt-command-center',
      { seats: 2, term: 'month' },
      'platform fee and 2 users for 1 month',
      2_15_998,
    ],
  ] as const)('%s with %j is %s', (id, line, description, price) => {
    const { pricing } = productById(id) as Product;
    expect(describeQuantity(pricing, line)).toBe(description);
    expect(linePrice(pricing, line)).toBe(price);
  });
});

it('from 13 users on, the Enterprise plan of EuroDebt Navigator costs less than a year', () => {
  const { pricing } = productById('eurodebt-navigator') as Product;
  expect(isEnterpriseCheaper(pricing, 12)).toBe(false);
  expect(isEnterpriseCheaper(pricing, 13)).toBe(true);
});

it.each([
  ['apac-debt-grid', 'year', '₹1,64,990 per user per year'],
  ['global-debt-command-center', 'month', '₹2,10,000 per month plus ₹2,999 per seat'],
] as const)('describes the prices of %s for a %s', (id, term, description) => {
  expect(describeRates((productById(id) as Product).pricing, term)).toBe(description);
});

describe('priceFromText', () => {
  it('finds no price in a text without a number', () => {
    expect(priceFromText('On request')).toBeUndefined();
  });
});
