import { ToWords as InEuros } from 'to-words/en-IE';
import { ToWords as InRupees } from 'to-words/en-IN';
import { ToWords as InDollars } from 'to-words/en-US';
import { toMajorUnits, type Currency } from '../../../shared/values/money.ts';

const asCurrency = { converterOptions: { currency: true } };
const writers = {
  INR: new InRupees(asCurrency),
  USD: new InDollars(asCurrency),
  EUR: new InEuros(asCurrency),
} as const;

/**
 * Returns `Sixteen Rupees And Fifty Paise Only`, for example. Throws a RangeError unless the amount is a whole,
 * non-negative number of minor units.
 */
export function amountInWords(amountMinor: number, currency: Currency): string {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError(`Not an amount in minor units: ${amountMinor}`);
  }
  return writers[currency].convert(toMajorUnits(amountMinor).toFixed(2));
}
