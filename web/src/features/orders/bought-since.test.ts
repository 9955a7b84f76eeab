import { describe, expect, it } from 'vitest';
import { newOrder } from '@shared/payments/orders.ts';
import { boughtSince } from './bought-since.ts';
import { toStoredOrder, type StoredOrder } from './stored-order.ts';

const grid = { id: 'apac-debt-grid' };
const navigator = { id: 'eurodebt-navigator' };

function anOrder(id: string, day: number, items = [grid], facts: object = {}): StoredOrder {
  const at = new Date(Date.UTC(2026, 10, day));
  const order = newOrder('uid', items, at);
  return toStoredOrder(id, { ...order, createdAt: { toDate: () => at }, ...facts });
}

const paid = { status: 'Paid', paymentId: 'pay_1' };
const pending = anOrder('pending', 2);

describe('boughtSince', () => {
  it('finds a later paid order with one of the products', () => {
    const later = anOrder('later', 3, [grid, navigator], paid);
    expect(boughtSince(pending, [later, pending])).toBe(later);
  });

  it.each([
    ['earlier', anOrder('other', 1, [grid], paid)],
    ['not paid', anOrder('other', 3)],
    ['of other products', anOrder('other', 3, [navigator], paid)],
    ['refunded', anOrder('other', 3, [grid], { ...paid, status: 'Refunded' })],
  ])('does not find an order that is %s', (_, other) => {
    expect(boughtSince(pending, [other, pending])).toBeUndefined();
  });

  it('returns nothing for an order that is paid itself', () => {
    const later = anOrder('later', 3, [grid], paid);
    expect(boughtSince(anOrder('first', 2, [grid], paid), [later])).toBeUndefined();
  });
});
