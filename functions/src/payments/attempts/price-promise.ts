import type { Timestamp } from 'firebase-admin/firestore';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { toMinorUnits } from '../../../shared/values/money.ts';
import { cartPrice } from '../../../shared/catalogue/pricing.ts';
import type { PaymentAttempt } from '../documents.ts';

/** How long an attempt's price holds after a browser last received the attempt. Razorpay's orders never expire. */
const promiseMs = 24 * 60 * 60_000;

type Promised = Pick<PaymentAttempt, 'type' | 'productIds' | 'amountMinor' | 'usedAt'>;

/**
 * Whether a payment of that moment was made after the promise, at a price that is no longer the catalogue's. The
 * price of an invoice never changes.
 */
export function isPriceOver(
  { type, productIds, amountMinor, usedAt }: Promised,
  paidAt: Timestamp,
): boolean {
  if (type === 'invoice' || paidAt.toMillis() - usedAt.toMillis() <= promiseMs) return false;
  return totalToday(productIds) !== amountMinor;
}

/** Minor units; NaN if the catalogue no longer has one of the products. */
function totalToday(productIds: readonly string[]): number {
  const prices = productIds.map((id) => {
    const product = productById(id);
    return product ? toMinorUnits(cartPrice(product.pricing)) : Number.NaN;
  });
  return prices.reduce((sum, price) => sum + price, 0);
}
