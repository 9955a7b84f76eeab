import { newOrder } from '@shared/payments/orders.ts';
import { describe, expect, it } from 'vitest';
import { toStoredOrder } from './stored-order.ts';

const placedAt = new Date('2026-11-21T04:00:00Z');
const paidAt = new Date('2026-11-21T04:01:00Z');
const order = newOrder('uid', [{ id: 'apac-debt-grid' }], placedAt);

describe('toStoredOrder', () => {
  it('reads a stored order', () => {
    const stored = toStoredOrder('id', {
      ...order,
      refundedAmount: 99.5,
      paymentId: 'pay_1',
      receiptNumber: 'R/26-27/000123',
      createdAt: { toDate: () => placedAt },
      paidAt: { toDate: () => paidAt },
    });
    expect(stored).toEqual({
      type: 'product_order',
      id: 'id',
      number: order.orderNumber,
      items: order.items,
      amount: 16_499,
      currency: 'INR',
      chargedBackAmount: 0,
      refundedAmount: 99.5,
      status: 'Pending',
      wasPaid: true,
      isPaidByBank: false,
      receiptNumber: 'R/26-27/000123',
      createdAt: placedAt,
      paidAt,
      operatorChanges: [],
    });
  });

  it('omits entries that are not order lines', () => {
    const items = [null, 'x', {}, { id: 'apac-debt-grid' }, ...order.items];
    expect(toStoredOrder('id', { items }).items).toEqual(order.items);
  });

  it('replaces missing values and wrong types with defaults', () => {
    const harmless = { number: 'id', items: [], amount: 0, currency: 'INR', status: '' };
    const order = toStoredOrder('id', { total: '1', items: {}, currency: 'XYZ', createdAt: 'now' });
    expect(order).toMatchObject({ ...harmless, refundedAmount: 0, wasPaid: false });
    expect(order).toMatchObject({ receiptNumber: '', createdAt: undefined, paidAt: undefined });
  });
});
