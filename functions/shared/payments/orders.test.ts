import { describe, expect, it } from 'vitest';
import {
  describeLine,
  isNumberOfOrder,
  isOrderOf,
  isPricedByCatalogue,
  newOrder,
  type OrderLine,
} from './orders.ts';

const items = [{ id: 'apac-debt-grid' }, { id: 'global-debt-command-center' }];
const order = newOrder('uid', items, new Date(1_766_000_000_123));

describe('newOrder', () => {
  it('takes the prices from the catalogue', () => {
    expect(order.total).toBe(16_499 + 2_10_000);
    expect(order.items.map(({ price }) => price)).toEqual([16_499, 2_10_000]);
    expect(order.orderNumber).toBe('ORD-1766000000123');
  });

  it('has no other fields of a line of a cart', () => {
    const line = { id: 'apac-debt-grid', seats: 12, term: 'year', position: 1 } as const;
    const { items } = newOrder('uid', [line], new Date());
    expect(items.map(Object.keys)).toEqual([['id', 'name', 'pricing', 'price', 'seats', 'term']]);
    expect(isPricedByCatalogue({ items, total: 19_79_880 })).toBe(true);
  });

  it('throws for a product that is not sold', () => {
    expect(() => newOrder('uid', [{ id: 'nothing' }], new Date())).toThrow(RangeError);
  });
});

describe('describeLine', () => {
  it.each([
    ['apac-debt-grid', 'APAC Debt Grid, 1 user for 1 month'],
    [
      'global-debt-command-center',
      'Global Debt Command Center, platform fee for 1 month, seats not included',
    ],
  ])('describes a line of %s', (id, description) => {
    const [line] = newOrder('uid', [{ id }], new Date()).items;
    expect(line && describeLine(line)).toBe(description);
  });

  it('gives only the name of a product that is no longer sold', () => {
    expect(describeLine({ id: 'nothing', name: 'Nothing' })).toBe('Nothing');
  });
});

describe('isNumberOfOrder', () => {
  it("accepts the site's numbers even if a clock is seconds off", () => {
    for (const seconds of [-50, 0, 50]) {
      const placedAt = new Date(1_766_000_000_123 + seconds * 1000);
      expect(isNumberOfOrder(order.orderNumber, placedAt)).toBe(true);
    }
  });

  it.each(['ORD-9876543210000', 'ORD-1766000061123', 'ORD-176600000012', 'ORD-17660000001234', ''])(
    'rejects %j',
    (number) => {
      expect(isNumberOfOrder(number, new Date(1_766_000_000_123))).toBe(false);
    },
  );
});

describe('isPricedByCatalogue', () => {
  it('accepts a new order, and one from before seats were sold', () => {
    expect(isPricedByCatalogue(order)).toBe(true);
    const before = order.items.map(({ seats: _, term: __, ...line }) => line);
    expect(isPricedByCatalogue({ ...order, items: before })).toBe(true);
    expect(isOrderOf({ items: before }, items)).toBe(true);
  });

  it.each<[string, (lines: OrderLine[]) => { items: unknown; total: number }]>([
    ['a lower total', (lines) => ({ items: lines, total: 1 })],
    ['a lower price', ([a, b]) => ({ items: [{ ...a, price: 1 }, b], total: 2_10_001 })],
    ['another text', ([a, b]) => ({ items: [{ ...a, pricing: '₹1' }, b], total: order.total })],
    ['another name', ([a, b]) => ({ items: [{ ...a, name: 'x' }, b], total: order.total })],
    ['an unknown product', ([a]) => ({ items: [{ ...a, id: 'x' }], total: 16_499 })],
    ['a product twice', ([a]) => ({ items: [a, a], total: 16_499 * 2 })],
    ['a field more', ([a, b]) => ({ items: [{ ...a, discount: 500 }, b], total: order.total })],
    [
      'more seats at the same price',
      ([a, b]) => ({ items: [{ ...a, seats: 2 }, b], total: order.total }),
    ],
    [
      'a year at the same price',
      ([a, b]) => ({ items: [{ ...a, term: 'year' }, b], total: order.total }),
    ],
    ['no items', () => ({ items: [], total: 0 })],
    ['items that are no list', () => ({ items: { length: 1 }, total: 16_499 })],
    ['rubbish in the list', () => ({ items: [null, 'x', 7], total: 0 })],
  ])('rejects %s', (_, tamper) => {
    const tampered = tamper(order.items) as { items: OrderLine[]; total: number };
    expect(isPricedByCatalogue(tampered)).toBe(false);
  });
});

describe('isOrderOf', () => {
  it('compares the products in any order', () => {
    expect(isOrderOf(order, items.toReversed())).toBe(true);
    expect(isOrderOf(order, items.slice(1))).toBe(false);
  });

  it('tells ten users for a month from one user for a year', () => {
    const [id, seats] = ['apac-debt-grid', 10];
    const tenMonths = newOrder('uid', [{ id, seats, term: 'month' }], new Date());
    const year = { id, seats: 1, term: 'year' } as const;
    expect(newOrder('uid', [year], new Date()).total).toBe(tenMonths.total);
    expect(isOrderOf(tenMonths, [year])).toBe(false);
  });
});
