import { describe, expect, it } from 'vitest';
import { signIn } from '../../../tests/session.ts';
import { payerOf, toStoredInvoice } from './stored-invoice.ts';

const person = { name: 'Asha Example', email: 'asha@example.com', phone: '+91 90000 00000' };

describe('toStoredInvoice', () => {
  it('reads a stored invoice', () => {
    const facts = { amount: 349.99, currency: 'EUR', status: 'Paid', refundedAmount: 10 };
    const stored = { ...person, ...facts, receiptNumber: 'R/26-27/000123' };
    const createdAt = new Date('2026-11-21T04:00:00Z');
    const timestamp = { toDate: () => createdAt };
    const document = {
      ...stored,
      invoiceNumber: 'INV-1',
      paymentId: 'pay_1',
      createdAt: timestamp,
    };
    const kind = {
      type: 'invoice',
      id: 'id',
      number: 'INV-1',
      chargedBackAmount: 0,
      wasPaid: true,
      isPaidByBank: false,
      operatorChanges: [],
      request: { purchases: [], terms: [], change: undefined },
      unchangedPlans: [],
    };
    expect(toStoredInvoice('id', document)).toEqual({ ...stored, ...kind, createdAt });
  });

  it('names the days that a payment bought, and no longer what happens without a payment', () => {
    const line = { description: 'Asked', quantity: 1, unitPrice: 5 };
    const issued = { lines: [line], note: 'Unpaid orders are cancelled.', isOrder: true };
    expect(toStoredInvoice('id', { ...issued, status: 'Pending' }).issued).toMatchObject({
      lines: [line],
      note: issued.note,
    });
    const request = { subscriptionId: 'one', seats: 5, termEnd: '2026-12-14' };
    const quote = { lines: [line], note: 'Valid for 3 days.', change: request };
    expect(toStoredInvoice('id', { ...quote, status: 'Pending' }).issued?.note).toBe(quote.note);
    expect(toStoredInvoice('id', { ...quote, status: 'Paid' }).issued?.note).toBeNull();
    const paid = { status: 'Paid', paidLines: [{ ...line, description: 'Bought' }] };
    expect(toStoredInvoice('id', { ...issued, ...paid }).issued).toMatchObject({
      lines: [{ description: 'Bought' }],
      note: null,
    });
  });

  it('leaves name, address and phone number empty if they are not texts', () => {
    expect(toStoredInvoice('id', { name: 7 })).toMatchObject({ name: '', email: '', phone: '' });
  });
});

describe('payerOf', () => {
  it("uses the profile's phone number if the invoice has none", () => {
    const session = signIn({ profile: { phone: '+91 1' } });
    expect(payerOf(toStoredInvoice('id', person), session)).toEqual(person);
    const issued = toStoredInvoice('id', { ...person, phone: '' });
    expect(payerOf(issued, session)).toEqual({ ...person, phone: '+91 1' });
  });
});
