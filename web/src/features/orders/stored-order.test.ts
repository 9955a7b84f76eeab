import { newOrder } from '@shared/orders.ts';
import { describe, expect, it } from 'vitest';
import { toStoredOrder } from './stored-order.ts';

const placedAt = new Date('2026-11-21T04:00:00Z');
const order = newOrder('uid', [{ id: 'apac-debt-grid' }], placedAt);

describe('toStoredOrder', () => {
  it('reads an order as it was written', () => {
    const stored = toStoredOrder('id', { ...order, createdAt: { toDate: () => placedAt } });
    expect(stored).toEqual({
      id: 'id',
      number: order.orderNumber,
      items: order.items,
      total: 16_499,
      currency: 'INR',
      status: 'Pending',
      placedAt,
    });
  });

  it('gives harmless values to what is missing or of another type', () => {
    expect(
      toStoredOrder('id', { total: '1', items: {}, currency: 'XYZ', createdAt: 'today' }),
    ).toEqual({
      id: 'id',
      number: 'id',
      items: [],
      total: 0,
      currency: 'INR',
      status: '',
      placedAt: undefined,
    });
  });
});
