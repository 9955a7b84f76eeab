/** Says that we couldn't use a payment, or a part of it, for a plan. */
export function describeUnused(isAll: boolean): string {
  const what = isAll ? 'this payment' : 'part of this payment';
  return `We couldn't use ${what}, because your plan has changed since we sent the invoice. We'll contact you to refund it or use it for a plan.`;
}
