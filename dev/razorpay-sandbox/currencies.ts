/** Paise that one minor unit settles as, for each currency that the account takes. */
const paisePerMinorUnit: Record<string, number> = { INR: 1, USD: 84, EUR: 92, GBP: 108 };

export function isSupportedCurrency(currency: string): boolean {
  return Object.hasOwn(paisePerMinorUnit, currency);
}

/** What a payment settles as, in paise. */
export function settledAmount(amount: number, currency: string): number {
  return amount * (paisePerMinorUnit[currency] ?? 1);
}
