import { describe, expect, it } from 'vitest';
import { maximumInvoiceAmount } from '../payments/invoices.ts';
import { formatMoney, isChargeableAmount, toMajorUnits, toMinorUnits } from './money.ts';

describe('minor units', () => {
  it('converts amounts up to the largest invoice exactly', () => {
    const largest = toMinorUnits(maximumInvoiceAmount);
    const wrong: number[] = [];
    // 9,973 is prime, so the steps reach every last digit.
    for (let minor = 1; minor <= largest; minor += minor < 100_000 ? 1 : 9_973) {
      const amount = toMajorUnits(minor);
      if (amount !== minor / 100 || toMinorUnits(amount) !== minor) wrong.push(minor);
    }
    expect(wrong).toEqual([]);
  });

  it.each([0, -1, 1.005, 0.001, Number.NaN, Infinity, 1e21, '5', null, undefined])(
    'rejects %s',
    (amount) => {
      expect(isChargeableAmount(amount)).toBe(false);
    },
  );

  it('throws on an amount that is not chargeable', () => {
    expect(() => toMinorUnits(1.005)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it('groups rupees in lakhs and omits decimals of whole amounts', () => {
    expect(formatMoney(1_23_45_678.5, 'INR')).toBe('₹1,23,45,678.50');
    expect(formatMoney(18_999, 'INR')).toBe('₹18,999');
  });

  it('groups dollars and euros in thousands', () => {
    expect(formatMoney(1234567.8, 'USD')).toBe('$1,234,567.80');
    expect(formatMoney(12_500, 'EUR')).toBe('€12,500');
  });

  it('always shows decimals in columns', () => {
    expect(formatMoney(18_999, 'INR', { inColumns: true })).toBe('₹18,999.00');
    expect(formatMoney(1_23_45_678.5, 'INR', { inColumns: true })).toBe('₹1,23,45,678.50');
  });
});
