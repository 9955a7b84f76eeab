import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../../tests/support/documents.ts';
import { factsOfInvoice, factsOfOrder, taxSettings } from '../../../../tests/support/receipts.ts';
import { site } from '../../../shared/site.ts';
import { buildReceipt, type ReceiptFacts } from './build-receipt.ts';

describe('buildReceipt', () => {
  it('has an item for each product of an order', () => {
    const receipt = buildReceipt(factsOfOrder(11));
    expect(receipt.items).toHaveLength(11);
    expect(receipt.items[0]).toEqual({
      description: 'EuroDebt Navigator, 1 user for 1 month, 21 Nov 2026 to 20 Dec 2026',
      amountMinor: 18_999_00,
      split: null,
    });
    expect(receipt).toMatchObject({
      title: 'Receipt',
      paidFor: { type: 'product_order', number: 'ORD-1795282200000' },
      totalMinor: 4_12_990_00,
      tax: null,
    });
  });

  it('has one item for an invoice, in its currency', () => {
    const receipt = buildReceipt(factsOfInvoice({ amount: 1250.5, currency: 'EUR' }));
    const description = 'Invoice INV-1001 (number entered by the customer)';
    expect(receipt).toMatchObject({
      items: [{ description, amountMinor: 1250_50, split: null }],
      paidFor: { type: 'invoice', number: 'INV-1001' },
      currency: 'EUR',
      totalInWords: 'One Thousand Two Hundred Fifty Euros And Fifty Cents Only',
    });
  });

  it('has an item for each line of an issued invoice', () => {
    const lines = [
      { description: 'Training, half a day', quantity: 2, unitPrice: 2500.5 },
      { description: 'Setup', quantity: 1, unitPrice: 10_000 },
    ];
    const facts = factsOfInvoice({ amount: 15_001, invoiceNumber: 'INV/26-27/000123' });
    if (facts.paidFor.type !== 'invoice') throw new Error('No invoice.');
    const paidFor = { ...facts.paidFor, document: { ...facts.paidFor.document, lines } };
    const receipt = buildReceipt({ ...facts, paidFor });
    expect(receipt.items).toEqual([
      { description: 'Training, half a day, 2 × ₹2,500.50', amountMinor: 5_001_00, split: null },
      { description: 'Setup', amountMinor: 10_000_00, split: null },
    ]);
    expect(receipt.paidFor).toEqual({ type: 'invoice', number: 'INV/26-27/000123' });
  });

  it("names the site's seller", () => {
    expect(buildReceipt(factsOfOrder(1)).seller).toEqual({
      name: site.name,
      legalEntity: site.legalEntity,
      addressLines: ['00 Example Street', 'Gurugram, Haryana 122000', 'India'],
      email: site.email,
      phone: site.phone,
      gstin: null,
    });
  });

  it('splits the tax of every item of a tax invoice and adds up the parts', () => {
    const receipt = buildReceipt(factsOfOrder(3, { tax: taxSettings() }));
    expect(receipt).toMatchObject({ title: 'Tax Invoice', seller: { gstin: '06AAAAA0000A1Z6' } });
    const { taxableMinor = 0, taxes = [] } = receipt.tax ?? {};
    expect(taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
    expect(taxes.reduce((sum, tax) => sum + tax.amountMinor, taxableMinor)).toBe(
      receipt.totalMinor,
    );
    for (const { amountMinor, split } of receipt.items) {
      const taxed = split?.taxes.reduce((sum, tax) => sum + tax.amountMinor, split.taxableMinor);
      expect(taxed).toBe(amountMinor);
    }
  });

  it.each([
    ['an amount other than the charged one', { amountMinor: 18_999_01 }],
    ['an unknown currency', { currency: 'GBP' }],
  ])('rejects %s', (_, change) => {
    const facts = factsOfOrder(1);
    const payment = { ...facts.payment, ...change };
    expect(() => buildReceipt({ ...facts, payment })).toThrow(RangeError);
  });
});

describe('the buyer of a receipt', () => {
  const profile = aProfile('a', { name: 'Profile', email: 'profile@example.com', phone: '1' });
  const account = { name: 'Account', email: 'account@example.com' };
  const noAccount = { name: '', email: '' };
  const checkoutEmail = 'checkout@example.com';

  it('is the buyer that the customer named on an invoice', () => {
    const buyer = buyerOf(factsOfInvoice({ name: 'Firm', email: 'firm@example.com', phone: '2' }));
    expect(buyer).toMatchObject({ name: 'Firm', email: 'firm@example.com', phone: '2' });
  });

  it.each([
    ['account', { profile, account, checkoutEmail }, 'account@example.com'],
    ['profile', { profile, account: noAccount, checkoutEmail }, 'profile@example.com'],
    ['checkout', { profile: undefined, account: noAccount, checkoutEmail }, 'checkout@example.com'],
    ['no source', { profile: undefined, account: noAccount, checkoutEmail: null }, ''],
  ])('has the email address of the %s on an order', (_, known, email) => {
    expect(buyerOf(factsOfOrder(1, known))?.email).toBe(email);
  });

  it('has the name in the profile, or else in the account', () => {
    expect(buyerOf(factsOfOrder(1, { profile, account }))?.name).toBe('Profile');
    expect(buyerOf(factsOfOrder(1, { profile: undefined, account }))?.name).toBe('Account');
  });

  it('has the company, and its GSTIN only on a tax invoice', () => {
    const gstin = '27AAPFU0939F1ZV';
    const ofCompany = { ...profile, company: 'Example\u202E Bank', gstin };
    const buyer = { name: 'Profile', company: 'Example Bank', gstin };
    const tax = taxSettings();
    expect(buyerOf(factsOfOrder(1, { profile: ofCompany, tax }))).toMatchObject(buyer);
    expect(buyerOf(factsOfOrder(1, { profile: ofCompany }))).not.toHaveProperty('gstin');
    const wrong = { ...ofCompany, company: '\u200B', gstin: '27AAPFU0939F1ZW' };
    const found = buyerOf(factsOfOrder(1, { profile: wrong, tax }));
    expect(found).not.toHaveProperty('gstin');
    expect(found).not.toHaveProperty('company');
  });

  it('has no invisible characters, and uses the next source if nothing else is left', () => {
    const entered = {
      name: '\u202EptoM\u202C\u0000',
      invoiceNumber: 'INV\u2066-1\n',
      phone: '\u200B',
    };
    const receipt = buildReceipt(
      factsOfInvoice(entered, { profile: { ...profile, phone: '+91 1' } }),
    );
    expect(receipt).toMatchObject({
      buyer: { name: 'ptoM', phone: '+91 1' },
      paidFor: { number: 'INV-1' },
      items: [{ description: 'Invoice INV-1 (number entered by the customer)' }],
    });
  });

  it('accepts numbers that the operator entered by hand', () => {
    const byHand = { invoiceNumber: 1042, phone: 911234567890, name: null };
    const facts = factsOfInvoice(byHand as object, { profile: undefined, account });
    expect(buildReceipt(facts)).toMatchObject({
      buyer: { name: 'Account', phone: '911234567890' },
      items: [{ description: 'Invoice 1042 (number entered by the customer)' }],
    });
  });

  it('has an address without empty lines', () => {
    const full = aProfile('a', { address: ' 1 Road\n 2nd floor ', city: 'Pune', state: '' });
    expect(buyerOf(factsOfOrder(1, { profile: full }))?.addressLines).toEqual([
      '1 Road, 2nd floor',
      'Pune',
      'India',
    ]);
  });

  it.each([
    ['India', 'Haryana', '122002', 'Gurugram, Haryana 122002'],
    ['United Kingdom', '', 'SW1A 1AA', 'Gurugram SW1A 1AA'],
  ])('in %s has the postcode behind the city and the state', (country, state, postcode, line) => {
    const full = aProfile('a', { country, state, postcode });
    const lines = buyerOf(factsOfOrder(1, { profile: full }))?.addressLines;
    expect(lines).toEqual(['1 Example Road', line, country]);
  });
});

function buyerOf(facts: ReceiptFacts) {
  return buildReceipt(facts).buyer;
}
