/** Formats minor units of a currency with two decimals, as `₹18,999` or `₹18,999.50`. */
export function formatAmount(amountMinor: number, currency: string): string {
  const trailingZeroDisplay = 'stripIfInteger';
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay,
  });
  return format.format(amountMinor / 100);
}
