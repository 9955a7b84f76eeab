import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/documents.ts';
import { factsOfInvoice, factsOfOrder, taxSettings } from '../../../tests/support/receipts.ts';
import { buildReceipt, type ReceiptFacts } from './issue/build-receipt.ts';
import { toReceiptView } from './to-receipt-view.ts';

const tax = taxSettings();

describe('a receipt of a seller without a GSTIN', () => {
  const view = viewOf(factsOfOrder(2));

  it('shows what was paid, when, for what, and how', () => {
    expect(view).toMatchObject({
      title: 'Receipt',
      number: 'R/26-27/000123',
      paid: 'Paid on 21 Nov 2026',
      total: { label: 'Total paid', text: '₹43,998.00' },
      totalInWords: 'Forty Three Thousand Nine Hundred Ninety Eight Rupees Only',
      facts: [
        { label: 'Date of issue', text: '21 Nov 2026, 11:05 pm IST' },
        { label: 'Order', text: 'ORD-1795282200000' },
      ],
      columns: ['Description', 'Amount'],
      rows: [
        ['EuroDebt Navigator, 1 user for 1 month, 21 Nov 2026 to 20 Dec 2026', '₹18,999.00'],
        ['CreditorSync EU Pro, 1 user for 1 month, 21 Nov 2026 to 20 Dec 2026', '₹24,999.00'],
      ],
      payment: [
        { label: 'Payment ID', text: 'pay_Example0000001' },
        { label: 'Method', text: 'UPI' },
        { label: 'Paid on', text: '21 Nov 2026, 11:05 pm IST' },
        { label: 'Razorpay order ID', text: 'order_Example00001' },
      ],
    });
  });

  it('mentions tax only in the note that no tax applies', () => {
    expect(view.sums).toEqual([]);
    expect(JSON.stringify({ ...view, notes: [] })).not.toMatch(/GST|tax|SAC/i);
    expect(view.notes).toContain('No GST has been charged.');
  });
});

it('says that a receipt is not valid after its payment was reversed', () => {
  const reversedAt = new Date('2026-11-28T10:00:00Z');
  const { notes } = toReceiptView({ ...buildReceipt(factsOfOrder(1)), reversedAt });
  expect(notes[0]).toBe('Not valid. We reversed this payment on 28 Nov 2026.');
});

it('shows the reference of a bank payment, and only its day', () => {
  const receipt = buildReceipt(factsOfOrder(1));
  const { payment } = toReceiptView({
    ...receipt,
    payment: { ...receipt.payment, id: 'bank_UTR123_2' },
  });
  expect(payment).toMatchObject([
    { label: 'Bank reference', text: 'UTR123' },
    {},
    { label: 'Paid on', text: '21 Nov 2026' },
    {},
  ]);
});

describe('a tax invoice', () => {
  it("shows the required details and the state's taxes", () => {
    const view = viewOf(factsOfOrder(1, { tax }));
    expect(view.title).toBe('Tax Invoice');
    expect(view.facts).toContainEqual({ label: 'Place of supply', text: 'Haryana (06)' });
    expect(view.facts).toContainEqual({ label: 'SAC', text: '998314' });
    expect(view.facts).toContainEqual({ label: 'Reverse charge', text: 'No' });
    expect(view.seller.lines).toContain('GSTIN 06AAAAA0000A1Z6');
    expect(view.rows).toEqual([
      [
        'EuroDebt Navigator, 1 user for 1 month, 21 Nov 2026 to 20 Dec 2026',
        '₹16,100.84',
        '₹2,898.16',
        '₹18,999.00',
      ],
    ]);
    expect(view.sums).toEqual([
      { label: 'Taxable value', text: '₹16,100.84' },
      { label: 'CGST 9%', text: '₹1,449.08' },
      { label: 'SGST 9%', text: '₹1,449.08' },
    ]);
    expect(view.notes).not.toContain('No GST has been charged.');
  });

  it('of an export explains why it has no tax', () => {
    const profile = aProfile('a', { country: 'United States', state: 'Ohio' });
    const view = viewOf(factsOfInvoice({ currency: 'USD', amount: 1250.5 }, { tax, profile }));
    expect(view.sums).toEqual([
      { label: 'Taxable value', text: '$1,250.50' },
      { label: 'IGST (zero-rated)', text: '$0.00' },
    ]);
    expect(view.notes[0]).toMatch(
      /^Supply meant for export .* without payment of integrated tax\./,
    );
    expect(view.facts).toContainEqual({ label: 'Place of supply', text: 'United States (96)' });
  });
});

describe('the buyer', () => {
  it('is shown with the known details', () => {
    const address = ['1 Example Road', 'Gurugram, Haryana', 'India'];
    const contact = ['asha@example.com', '+91 90000 00000'];
    expect(viewOf(factsOfOrder(1)).buyer).toEqual({
      label: 'Billed to',
      name: 'Asha Example',
      lines: [...address, ...contact],
    });
    const profile = aProfile('a', { company: 'Example Bank', gstin: '06AAAAA0000A1Z6' });
    expect(viewOf(factsOfOrder(1, { profile, tax })).buyer).toMatchObject({
      name: 'Example Bank',
      lines: ['Asha Example', ...address, 'GSTIN 06AAAAA0000A1Z6', ...contact],
    });
    const ofItself = viewOf(factsOfInvoice({ name: 'Example Bank' }, { profile })).buyer;
    expect(ofItself.lines).toEqual([...address, ...contact]);
    const unknown = { profile: undefined, account: { name: '', email: '' } };
    expect(viewOf(factsOfOrder(1, unknown)).buyer).toMatchObject({ name: 'Customer', lines: [] });
  });

  it('is left out after the deletion of the account', () => {
    const receipt = { ...buildReceipt(factsOfOrder(1)), buyer: null };
    expect(toReceiptView(receipt).buyer).toMatchObject({
      name: 'Removed (account deleted)',
      lines: [],
    });
  });
});

it("shows an unknown method under Razorpay's name, and no row without a method", () => {
  const facts = factsOfOrder(1);
  const methodOf = (method: string | null): string | undefined =>
    viewOf({ ...facts, payment: { ...facts.payment, method } }).payment.find(
      ({ label }) => label === 'Method',
    )?.text;
  expect(methodOf('teleport')).toBe('teleport');
  expect(methodOf('netbanking')).toBe('Net banking');
  expect(methodOf(null)).toBeUndefined();
});

function viewOf(facts: ReceiptFacts) {
  return toReceiptView(buildReceipt(facts));
}
