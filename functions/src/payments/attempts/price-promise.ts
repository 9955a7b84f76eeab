import type { Timestamp } from 'firebase-admin/firestore';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { toMinorUnits } from '../../../shared/values/money.ts';
import { cartPrice } from '../../../shared/catalogue/pricing.ts';
import type { PaymentAttempt } from '../documents.ts';

/** How long an attempt's price holds after a browser last received the attempt. Razorpay's orders never expire. */
const promiseMs = 24 * 60 * 60_000;

type Promised = Pick<PaymentAttempt, 'type' | 'productIds' | 'amountMinor' | 'usedAt'>;

/** Returns whether a payment came after the promise ended, at a price that the catalogue no longer has. */
export function isPriceOver(
  { type, productIds, amountMinor, usedAt }: Promised,
  paidAt: Timestamp,
): boolean {
  if (type === 'invoice' || paidAt.toMillis() - usedAt.toMillis() <= promiseMs) return false;
  return totalToday(productIds) !== amountMinor;
}

/** Returns NaN if a product is no longer in the catalogue. */
function totalToday(productIds: readonly string[]): number {
  const prices = productIds.map((id) => {
    const product = productById(id);
    return product ? toMinorUnits(cartPrice(product.pricing)) : Number.NaN;
  });
  return prices.reduce((sum, price) => sum + price, 0);
}
