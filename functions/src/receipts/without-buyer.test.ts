import { describe, expect, it } from 'vitest';
import { factsOfOrder, taxSettings } from '../../../tests/support/receipts.ts';
import { buildReceipt } from './issue/build-receipt.ts';
import { withoutBuyer } from './without-buyer.ts';

describe('withoutBuyer', () => {
  it("removes only the buyer's data from a receipt", () => {
    const receipt = buildReceipt(factsOfOrder(1));
    const left = withoutBuyer(receipt, 'o1');
    expect(left).toEqual({ ...receipt, buyer: null });
    expect(JSON.stringify(left)).not.toMatch(/asha|Example Road/i);
  });

  it('keeps a receipt with a GSTIN unchanged', () => {
    const receipt = buildReceipt(factsOfOrder(1, { tax: taxSettings() }));
    expect(withoutBuyer(receipt, 'o1')).toEqual(receipt);
  });

  it('replaces an invoice number that the customer entered', () => {
    const receipt = buildReceipt(factsOfOrder(1));
    const entered = { type: 'invoice', number: 'Asha, +91 90000 00000' } as const;
    const description = `Invoice ${entered.number} (number entered by the customer)`;
    const items = [{ description, amountMinor: 2_500, split: null }];
    expect(withoutBuyer({ ...receipt, paidFor: entered, items }, 'i1')).toMatchObject({
      paidFor: { type: 'invoice', number: 'i1' },
      items: [{ description: 'Invoice', amountMinor: 2_500 }],
    });
    const issued = { ...receipt, paidFor: { ...entered, number: 'INV/26-27/000123' } };
    expect(withoutBuyer(issued, 'i1')).toEqual({ ...issued, buyer: null });
  });
});
