import { describe, expect, it } from 'vitest';
import { describeReceipt } from './describe-receipt.ts';
import { aLedgerEntry } from './samples.ts';

const unknown = { number: null, reason: null };

describe('describeReceipt', () => {
  it('shows the payment, and why it has no receipt', () => {
    const payment = aLedgerEntry({ receiptState: 'failed' });
    expect(describeReceipt('pay_X', payment, { number: null, reason: 'The order is gone.' }))
      .toBe(`  Payment:     pay_X
  Amount:      ₹1,050
  Account:     customer
  Document:    users/customer/orders/one
  Captured on: 21 Nov 2026, 2:30 pm IST
  Receipt:     not issued
  Reason:      The order is gone.`);
  });

  it('shows the number of the receipt', () => {
    const described = describeReceipt('pay_X', aLedgerEntry(), { ...unknown, number: 'R/26-27/1' });
    expect(described).toMatch(/Receipt: +R\/26-27\/1$/);
  });

  it.each([
    ['none', 'none: the payment has not paid an order or invoice'],
    ['queued', 'queued'],
  ] as const)('says that the receipt is %s', (receiptState, words) => {
    const payment = aLedgerEntry({ receiptState, capturedAt: null });
    const described = describeReceipt('pay_X', payment, unknown);
    expect(described).toMatch(new RegExp(`Receipt: +${words}$`));
    expect(described).not.toContain('Captured');
  });
});
