import { describe, expect, it } from 'vitest';
import { erasedNote } from '../../../shared/admin/audit.ts';
import { mustKeep, keptFields } from './kept-fields.ts';

const line = { description: 'Training', quantity: 1, unitPrice: 2_500 };
const paid = { paymentId: 'pay_1', paidAt: 'then', receiptNumber: 'R/26-27/000001' };
const person = { name: 'Asha Example', email: 'asha@example.com', phone: '+91 90000 00000' };
const amounts = { amount: 2_500, currency: 'INR', createdAt: 'then' };

describe('what outlasts an account deletion', () => {
  it.each([
    [true, 'an open invoice of the operator', { status: 'Pending', lines: [line] }],
    [true, 'a cancelled invoice of the operator', { status: 'Cancelled', lines: [line] }],
    [true, 'plans that staff invoiced', { status: 'Pending', lines: [line], purchases: [] }],
    [false, 'an order by invoice', { status: 'Pending', lines: [line], isOrder: true }],
    [false, 'a renewal', { status: 'Pending', lines: [line], terms: [] }],
    [false, 'more users', { status: 'Pending', lines: [line], change: {} }],
    [true, 'what was paid', { status: 'Paid', ...paid }],
    [true, 'what was refunded', { status: 'Refunded', ...paid }],
    [true, 'a completed order', { status: 'Completed', ...paid }],
    [true, 'an order marked as paid by hand', { status: 'Paid' }],
    [false, 'what nobody has paid', { status: 'Pending' }],
    [false, 'what was cancelled unpaid', { status: 'Cancelled' }],
  ])('%s: %s', (stays, _, payable) => {
    expect(mustKeep(payable)).toBe(stays);
  });

  it('an issued invoice with number, lines and amounts, without personal data or staff notes', () => {
    const terms = { invoiceNumber: 'INV/26-27/000123', lines: [line], dueAt: 'soon' };
    const change = { change: 'reminded', at: 'then', note: null, id: 'a' } as const;
    const noted = { change: 'refunded', at: 'then', note: 'Asha asked.', amount: 1 } as const;
    const changes = { operatorChanges: [change, noted] };
    const invoice = { ...amounts, ...terms, status: 'Pending', ...person, ...changes };
    expect(keptFields('invoices', { ...invoice, note: 'For Asha', added: 'later' })).toEqual({
      ...amounts,
      ...terms,
      status: 'Pending',
      note: erasedNote,
      operatorChanges: [change, { ...noted, note: erasedNote }],
    });
    expect(keptFields('invoices', { ...invoice, note: null })).toMatchObject({ note: null });
  });

  it('a paid invoice without the number that the customer entered', () => {
    const entered = { invoiceNumber: 'Asha, +91 90000 00000', status: 'Paid', ...person };
    expect(keptFields('invoices', { ...amounts, ...paid, ...entered })).toEqual({
      ...amounts,
      ...paid,
      status: 'Paid',
    });
  });

  it('a paid order without its account', () => {
    const order = { items: [], total: 1, currency: 'INR', orderNumber: 'ORD-1', status: 'Paid' };
    expect(keptFields('orders', { ...order, ...paid, userId: 'u' })).toEqual({ ...order, ...paid });
  });
});
