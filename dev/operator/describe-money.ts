import { formatMoney, isCurrency, toMajorUnits } from '../../functions/shared/values/money.ts';

/** Such as ₹1,500.50. A currency in which the site sells nothing is shown in its minor units. */
export function describeMoney(amountMinor: number, currency: string): string {
  return isCurrency(currency)
    ? formatMoney(toMajorUnits(amountMinor), currency)
    : `${amountMinor} minor units of ${currency}`;
}
