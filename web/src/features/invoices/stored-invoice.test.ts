import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../../tests/support/documents.ts';
import { payerOf, toStoredInvoice } from './stored-invoice.ts';

const person = { name: 'Asha Example', email: 'asha@example.com', phone: '+91 90000 00000' };

describe('toStoredInvoice', () => {
  it('reads an invoice as it was written', () => {
    const createdAt = new Date('2026-11-21T04:00:00Z');
    const stored = toStoredInvoice('id', {
      ...person,
      invoiceNumber: 'INV-1001',
      amount: 349.99,
      currency: 'EUR',
      status: 'Paid',
      refundedAmount: 10,
      paymentId: 'pay_1',
      receiptNumber: 'R/26-27/000123',
      createdAt: { toDate: () => createdAt },
    });
    expect(stored).toEqual({
      type: 'invoice',
      ...person,
      id: 'id',
      number: 'INV-1001',
      amount: 349.99,
      currency: 'EUR',
      status: 'Paid',
      refundedAmount: 10,
      wasPaid: true,
      receiptNumber: 'R/26-27/000123',
      createdAt,
      operatorChanges: [],
    });
  });

  it('leaves a name, an address and a phone number empty that are no texts', () => {
    expect(toStoredInvoice('id', { name: 7 })).toMatchObject({ name: '', email: '', phone: '' });
  });
});

describe('payerOf', () => {
  it('takes the phone number of the profile where the invoice has none', () => {
    const account = {
      uid: 'u',
      email: null,
      isVerified: true,
      name: null,
      isAnonymous: false,
      isStaff: false,
    };
    const profile = { status: 'ready', profile: { ...aProfile('u'), phone: '+91 1' } } as const;
    const session = { status: 'logged-in', account, profile } as const;
    expect(payerOf(toStoredInvoice('id', person), session)).toEqual(person);
    const issued = toStoredInvoice('id', { ...person, phone: '' });
    expect(payerOf(issued, session)).toEqual({ ...person, phone: '+91 1' });
  });
});
