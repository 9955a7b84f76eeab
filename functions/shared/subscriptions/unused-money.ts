/** Says that a payment, or a part of it, changed no plan. */
export function describeUnused(isAll: boolean): string {
  const what = isAll ? 'This payment' : 'Part of this payment';
  return `${what} didn't change a plan, because the term it was for is already paid or is over. We'll contact you about a refund.`;
}
