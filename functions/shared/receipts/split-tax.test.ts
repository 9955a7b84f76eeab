import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxSplit } from './receipts.ts';
import { splitTax, type TaxNames } from './split-tax.ts';

const within = ['CGST', 'SGST'] as const;

describe('splitTax', () => {
  it.each([
    [16_499_00, 13_982_20, 2_516_80],
    [100_00, 84_75, 15_25],
    [2_10_000_00, 1_77_966_10, 32_033_90],
    [1, 1, 0],
    [3, 3, 0],
    [4, 3, 1],
    [0, 0, 0],
  ])('splits %d into %d and %d of IGST', (amount, taxableMinor, amountMinor) => {
    const [split] = splitTax([amount], 18, ['IGST']).splits;
    expect(split).toEqual({
      taxableMinor,
      taxes: [{ name: 'IGST', ratePercent: 18, amountMinor }],
    });
  });

  it('makes CGST and the state tax equal and adds the remainder to the taxable value', () => {
    const { splits, sum } = splitTax([100_00, 100_00, 16_499_00], 18, within);
    expect(sum.taxes).toMatchObject(within.map((name) => ({ name, ratePercent: 9 })));
    expect([...splits, sum].map((split) => [split.taxableMinor, ...amountsOf(split)])).toEqual([
      [84_74, 7_63, 7_63],
      [84_74, 7_63, 7_63],
      [13_982_20, 1_258_40, 1_258_40],
      [14_151_68, 1_273_66, 1_273_66],
    ]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'rejects %d paise',
    (amount) => {
      expect(() => splitTax([amount], 18, within)).toThrow(RangeError);
    },
  );

  it.each([-1, 18.005, Number.NaN, Number.POSITIVE_INFINITY])('rejects a rate of %d', (rate) => {
    expect(() => splitTax([100_00], rate, within)).toThrow(RangeError);
  });
});

describe('for any amounts and rate', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), {
    minLength: 1,
    maxLength: 11,
  });
  const rates = fc.integer({ min: 0, max: 28_00 }).map((hundredths) => hundredths / 100);
  const names = fc.constantFrom<TaxNames>([], ['IGST'], ['CGST', 'SGST'], ['CGST', 'UTGST']);
  const holds = (check: (amounts: number[], rate: number, names: TaxNames) => void): void =>
    fc.assert(fc.property(amounts, rates, names, check), { numRuns: 500 });

  it('taxable values and taxes add up in each amount and in the totals', () => {
    holds((amounts, rate, names) => {
      const { splits, sum } = splitTax(amounts, rate, names);
      expect(splits.map(total)).toEqual(amounts);
      expect(total(sum)).toBe(add(amounts));
      expect(sum.taxableMinor).toBe(add(splits.map(({ taxableMinor }) => taxableMinor)));
      for (const [place, tax] of sum.taxes.entries()) {
        expect(tax.amountMinor).toBe(add(splits.map((split) => amountsOf(split)[place] ?? 0)));
      }
    });
  });

  it('both taxes are equal, and no part is negative or fractional', () => {
    holds((amounts, rate, names) => {
      const { splits, sum } = splitTax(amounts, rate, names);
      for (const split of [...splits, sum]) {
        const [first = 0, second = first] = amountsOf(split);
        expect(first).toBe(second);
        for (const value of [split.taxableMinor, first]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      }
    });
  });
});

function amountsOf({ taxes }: TaxSplit): number[] {
  return taxes.map(({ amountMinor }) => amountMinor);
}

function total(split: TaxSplit): number {
  return split.taxableMinor + add(amountsOf(split));
}

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
