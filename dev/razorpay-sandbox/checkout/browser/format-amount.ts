/** Accepts only currencies with two decimals. Omits the decimals of whole amounts. */
export function formatAmount(amountMinor: number, currency: string): string {
  const trailingZeroDisplay = 'stripIfInteger';
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay,
  });
  return format.format(amountMinor / 100);
}
