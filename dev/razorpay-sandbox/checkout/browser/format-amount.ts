/** `₹18,999`; minor units by the currency's own number of decimals, shown only where there are some. */
export function formatAmount(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amountMinor / 10 ** decimals);
}
