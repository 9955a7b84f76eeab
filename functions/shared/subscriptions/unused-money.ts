/** Says that a payment, or a part of it, changed no plan. */
export function describeUnused(isAll: boolean): string {
  const what = isAll ? 'This payment' : 'Part of this payment';
  return `${what} didn't change a plan, because the plan has changed since we made the invoice. We'll contact you about a refund.`;
}
