import { describe, expect, it } from 'vitest';
import {
  factsOfInvoice,
  factsOfOrder,
  taxSettings,
} from '../../../../../tests/support/receipts.ts';
import { aProfile } from '../../../../../tests/support/documents.ts';
import { countries } from '../../../../shared/values/countries.ts';
import { buildReceipt } from '../../../receipts/issue/build-receipt.ts';
import { receiptCopy } from './receipt-copy.ts';

const stranger = { name: '', address: 'stranger@example.org', isVerified: false };
const order = { type: 'product_order', number: 'ORD-1763726460000' } as const;
const invoice = { type: 'invoice', number: 'Pay 98765 43210' } as const;
const entered = {
  name: 'Your loan is cancelled, act now',
  email: 'pay.here@example.net',
  phone: '+91 98765 43210',
  invoiceNumber: invoice.number,
};

describe('receiptCopy', () => {
  it('is the complete receipt at a verified address', () => {
    const receipt = buildReceipt(factsOfInvoice(entered));
    const copy = receiptCopy(receipt, invoice, { ...stranger, isVerified: true });
    expect(copy).toEqual({ receipt, notes: [] });
  });

  it("shows a plain name, the state, the country and the recipient's address", () => {
    const profile = aProfile('customer', { company: 'Example Bank', gstin: '06AAAAA0000A1Z6' });
    const receipt = buildReceipt(factsOfOrder(2, { profile, tax: taxSettings() }));
    expect(receiptCopy(receipt, order, stranger).receipt).toEqual({
      ...receipt,
      buyer: {
        name: 'Asha Example',
        email: stranger.address,
        phone: '',
        addressLines: ['Haryana', 'India'],
      },
      paidFor: order,
    });
  });

  it.each(['122002', 'SW1A 1AA', 'PAY NOW 1930'])(
    'leaves out the postcode %j, and keeps the state before it',
    (postcode) => {
      const profile = aProfile('customer', { state: 'Tamil Nadu', postcode });
      const receipt = buildReceipt(factsOfOrder(1, { profile }));
      const { buyer } = receiptCopy(receipt, order, stranger).receipt;
      expect(buyer?.addressLines).toEqual(['Tamil Nadu', 'India']);
    },
  );

  it('shows no other user-entered text', () => {
    const profile = aProfile('customer', {
      address: 'Act now, https://evil.example\nIndia',
      city: 'Police Case',
      state: 'Pay Today',
      country: 'Call 1930',
      company: 'Your parcel is held',
    });
    const facts = factsOfInvoice(entered, { profile, tax: taxSettings() });
    const { receipt: copy, notes } = receiptCopy(buildReceipt(facts), invoice, stranger);
    expect(notes).toHaveLength(1);
    expect(copy.buyer).toEqual({
      name: 'Customer',
      email: stranger.address,
      phone: '',
      addressLines: ['India'],
    });
    expect(copy.paidFor).toEqual({ type: 'invoice', number: '' });
    expect(copy.items.map(({ description }) => description)).toEqual(['Invoice']);
    expect(copy.tax?.placeOfSupply).toEqual({ code: '96', name: 'Outside India' });
  });

  it('omits an address with a tag', () => {
    const address = 'victim+parcel.held.call.9876543210@example.org';
    const copy = receiptCopy(buildReceipt(factsOfOrder(1)), order, { ...stranger, address });
    expect(copy.receipt.buyer?.email).toBe('');
  });

  it.each(countries.filter(({ name }) => name !== 'India'))(
    'keeps $name as the country and the place of supply',
    ({ name }) => {
      const profile = aProfile('customer', { country: name });
      const facts = factsOfOrder(1, { profile, tax: taxSettings() });
      const copy = receiptCopy(buildReceipt(facts), order, stranger);
      expect(copy.receipt.buyer?.addressLines).toContain(name);
      expect(copy.receipt.tax?.placeOfSupply).toEqual({ code: '96', name });
    },
  );

  it('has no buyer if the receipt has none', () => {
    const receipt = { ...buildReceipt(factsOfOrder(1)), buyer: null };
    expect(receiptCopy(receipt, order, stranger).receipt.buyer).toBeNull();
  });
});
