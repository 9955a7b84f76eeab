import type { Tax, TaxSplit } from './receipts.ts';

/** The taxes on a supply. Two taxes each take half the rate. */
export type TaxNames = readonly [] | readonly ['IGST'] | readonly ['CGST', 'SGST' | 'UTGST'];

export interface TaxedAmounts {
  /** One for each amount, in the same order. */
  splits: TaxSplit[];
  sum: TaxSplit;
}

/**
 * Splits amounts that include the tax into taxable value and taxes. Each tax is rounded to the nearest minor unit.
 * The rest is the taxable value, so the parts always add up to the amount. Two taxes of one rate are equal.
 * Throws a RangeError unless amounts are whole minor units and the rate has at most two decimals.
 */
export function splitTax(
  amountsMinor: readonly number[],
  ratePercent: number,
  names: TaxNames,
): TaxedAmounts {
  const rateOfEach = names.length === 0 ? 0 : ratePercent / names.length;
  const taxesOfEach = amountsMinor.map((amount) => taxIn(amount, ratePercent, names.length));
  const toSplit = (amountMinor: number, taxMinor: number): TaxSplit => ({
    taxableMinor: amountMinor - names.length * taxMinor,
    taxes: names.map((name): Tax => ({ name, ratePercent: rateOfEach, amountMinor: taxMinor })),
  });
  return {
    splits: amountsMinor.map((amount, index) => toSplit(amount, taxesOfEach[index] ?? 0)),
    sum: toSplit(sum(amountsMinor), sum(taxesOfEach)),
  };
}

/** Returns the amount of each of `count` equal taxes. BigInt keeps the result exact. */
function taxIn(amountMinor: number, ratePercent: number, count: number): number {
  const rate = Math.round(ratePercent * 100);
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError(`Not an amount in minor units: ${amountMinor}`);
  }
  if (!Number.isFinite(ratePercent) || ratePercent < 0 || ratePercent !== rate / 100) {
    throw new RangeError(`Not a rate with two decimals: ${ratePercent}`);
  }
  if (count === 0) return 0;
  const [numerator, denominator] = [
    BigInt(amountMinor) * BigInt(rate),
    BigInt(count) * BigInt(10_000 + rate),
  ];
  return Number((2n * numerator + denominator) / (2n * denominator));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
