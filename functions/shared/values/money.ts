/** Amounts are in major units (rupees, dollars, euros) unless a name ends in `Minor` (paise, cents). */
export const currencies = ['INR', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = 'INR';

/** All three currencies have two decimals. */
const minorPerMajor = 100;

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Returns whether an amount is positive, has at most two decimals and converts exactly to minor units. */
export function isChargeableAmount(amount: unknown): amount is number {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return false;
  const minor = Math.round(amount * minorPerMajor);
  return Number.isSafeInteger(minor) && minor / minorPerMajor === amount;
}

/** Converts major to minor units. Throws a RangeError if the amount is not chargeable. */
export function toMinorUnits(amount: number): number {
  if (!isChargeableAmount(amount)) throw new RangeError('Not an amount that can be charged.');
  return Math.round(amount * minorPerMajor);
}

export function toMajorUnits(amountMinor: number): number {
  return amountMinor / minorPerMajor;
}

/** Formats as `₹1,23,45,678.50` or `$1,234.50`. A whole amount has decimals only with `inColumns`. */
export function formatMoney(
  amount: number,
  currency: Currency,
  { inColumns = false }: { inColumns?: boolean } = {},
): string {
  const fractionDigits = Number.isInteger(amount) && !inColumns ? 0 : 2;
  return formatterOf(currency, fractionDigits).format(amount);
}

/** Cached formatters. On a phone, creating one takes as long as rendering a product. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: Currency, fractionDigits: number): Intl.NumberFormat {
  const key = currency + fractionDigits;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  formatters.set(key, made);
  return made;
}
