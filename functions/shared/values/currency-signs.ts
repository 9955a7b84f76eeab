import type { Currency } from './money.ts';

/** The signs and codes of each currency, as they stand before and after an amount. */
const signs: Record<Currency, string> = {
  INR: String.raw`₹|₨|rs\.?|inr`,
  USD: String.raw`us\$|\$|usd`,
  EUR: 'eur|€',
};
/** In India, `/-` follows whole rupees. */
const onlyRupees = String.raw`(?<=\d ?)(?<!\d\.\d* ?)\/-`;
const parts = Object.entries(signs).map(([currency, sign]) => {
  const after = currency === 'INR' ? `${onlyRupees}|${sign}` : sign;
  return [currency as Currency, new RegExp(`^(?:${sign}) ?|(?: ?(?:${after}))+$`, 'giu')] as const;
});

/** Removes the signs of a currency from both ends of an amount. */
export function removeSigns(amount: string, currency: Currency): string {
  const pattern = parts.find(([it]) => it === currency)?.[1];
  return pattern ? amount.replace(pattern, '') : amount;
}

/** Returns the other currency whose sign an amount has. */
export function otherCurrencyOf(amount: string, currency: Currency): Currency | undefined {
  return parts.find(([it, pattern]) => it !== currency && amount.search(pattern) !== -1)?.[0];
}
