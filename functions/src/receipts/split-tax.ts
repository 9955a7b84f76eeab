import type { Tax, TaxSplit } from '../../shared/receipts.ts';

/** Which taxes a supply bears; of two, each at half the rate. */
export type TaxNames = readonly [] | readonly ['IGST'] | readonly ['CGST', 'SGST' | 'UTGST'];

export interface TaxedAmounts {
  /** One for each amount, in its place. */
  splits: TaxSplit[];
  /** Their sums. */
  sum: TaxSplit;
}

/**
 * Takes charged amounts, in which the tax is included, apart. Each taxable value is rounded to the
 * nearest minor unit and what is left of the amount is its tax, so nothing is lost or made up. Of two
 * taxes an odd unit goes to one and the other in turn: they differ by at most one, in each amount and
 * in the sums. `ratePercent` has at most two decimals.
 */
export function splitTax(
  amountsMinor: readonly number[],
  ratePercent: number,
  names: TaxNames,
): TaxedAmounts {
  const rate = names.length === 0 ? 0 : ratePercent;
  const taxables = amountsMinor.map((amount) => taxableValue(amount, rate));
  const taxes = amountsMinor.map((amount, index) => amount - (taxables[index] ?? amount));
  const shares = taxes.map((tax, index) => shareOf(tax, sum(taxes.slice(0, index)), names.length));
  const toSplit = (taxableMinor: number, amounts: readonly number[]): TaxSplit => ({
    taxableMinor,
    taxes: names.map((name, place): Tax => {
      return { name, ratePercent: rate / names.length, amountMinor: amounts[place] ?? 0 };
    }),
  });
  return {
    splits: taxables.map((taxable, index) => toSplit(taxable, shares[index] ?? [])),
    sum: toSplit(sum(taxables), shareOf(sum(taxes), 0, names.length)),
  };
}

/** Rates are exact in hundredths of a percent, and so is the division in whole numbers. */
function taxableValue(amountMinor: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100);
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError(`Not an amount in minor units: ${amountMinor}`);
  }
  if (!Number.isFinite(ratePercent) || ratePercent < 0 || ratePercent !== rate / 100) {
    throw new RangeError(`Not a rate with two decimals: ${ratePercent}`);
  }
  const [numerator, denominator] = [BigInt(amountMinor) * 10_000n, BigInt(10_000 + rate)];
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** What each of the taxes gets of `tax`, when `before` was shared among them already. */
function shareOf(tax: number, before: number, count: number): number[] {
  if (count < 2) return [tax];
  const first = Math.ceil((before + tax) / 2) - Math.ceil(before / 2);
  return [first, tax - first];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
