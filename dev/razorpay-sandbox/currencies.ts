/** The value of one minor unit in paise, for each currency that the account accepts. */
const paisePerMinorUnit: Record<string, number> = { INR: 1, USD: 84, EUR: 92, GBP: 108 };

export function isSupportedCurrency(currency: string): boolean {
  return Object.hasOwn(paisePerMinorUnit, currency);
}

/** The amount, in paise, that a payment settles as. */
export function settledAmount(amount: number, currency: string): number {
  return amount * (paisePerMinorUnit[currency] ?? 1);
}
