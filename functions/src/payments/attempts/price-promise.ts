import type { Timestamp } from 'firebase-admin/firestore';
import { cartTotal } from '../../../shared/catalogue/cart.ts';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { toMinorUnits } from '../../../shared/values/money.ts';
import type { Purchase } from '../../../shared/catalogue/quantity.ts';
import type { PaymentAttempt } from '../documents.ts';

/** How long an attempt's price holds after a browser last received the attempt. Razorpay's orders never expire. */
const promiseMs = 24 * 60 * 60_000;

type Promised = Pick<PaymentAttempt, 'type' | 'lines' | 'amountMinor' | 'usedAt'>;

/** Returns whether a payment came after the promise ended, at a price that the catalogue no longer has. */
export function isPriceOver(
  { type, lines, amountMinor, usedAt }: Promised,
  paidAt: Timestamp,
): boolean {
  if (type === 'invoice' || paidAt.toMillis() - usedAt.toMillis() <= promiseMs) return false;
  return totalToday(lines) !== amountMinor;
}

/** Returns the total in minor units; NaN if a product is no longer in the catalogue. */
function totalToday(lines: readonly Purchase[]): number {
  return lines.every(({ id }) => productById(id)) ? toMinorUnits(cartTotal(lines)) : Number.NaN;
}
