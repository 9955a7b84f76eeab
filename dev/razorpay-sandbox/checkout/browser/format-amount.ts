/** Formats minor units as `₹18,999`, with the currency's decimals if they are not zero. */
export function formatAmount(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amountMinor / 10 ** decimals);
}
