import { formatMoney, isCurrency, toMajorUnits } from './money.ts';

/** Formats an amount, such as ₹1,500.50. Currencies that the site doesn't use stay in minor units. */
export function describeMoney(amountMinor: number, currency: string): string {
  return isCurrency(currency)
    ? formatMoney(toMajorUnits(amountMinor), currency)
    : `${amountMinor} minor units of ${currency}`;
}
