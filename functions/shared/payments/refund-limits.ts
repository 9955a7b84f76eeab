/** The smallest refund that Razorpay makes, in minor units: 1.00 in each currency. */
export const minRefundMinor = 100;

/**
 * Returns whether Razorpay can make a refund and a later one of the rest. `leftMinor` is the amount that can be
 * refunded before it.
 */
export function isRefundable(amountMinor: number, leftMinor: number): boolean {
  const restMinor = leftMinor - amountMinor;
  return amountMinor >= minRefundMinor && (restMinor === 0 || restMinor >= minRefundMinor);
}
