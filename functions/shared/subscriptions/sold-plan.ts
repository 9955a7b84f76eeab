import { productById, type Product } from '../catalogue/catalogue.ts';
import { describeQuantity, quantityOf } from '../catalogue/pricing.ts';
import type { Purchase, Quantity } from '../catalogue/quantity.ts';
import { formatMoney, toMajorUnits, toMinorUnits } from '../values/money.ts';
import { minorRateOf } from './next-term.ts';
import type { SoldPlan } from './subscription.ts';

/**
 * Returns what starts a plan in rupees: at the catalogue's price of today, or at a price per user that staff agreed.
 * `seatPrice` is in major units and null without an agreement.
 */
export function soldPlan(
  { id, pricing }: Pick<Product, 'id' | 'pricing'>,
  { seats, term }: Quantity,
  seatPrice: number | null = null,
): SoldPlan {
  const listed = minorRateOf(pricing, term);
  const rate = seatPrice === null ? listed : { ...listed, seat: toMinorUnits(seatPrice) };
  return { id, seats, term, rate, isAgreed: seatPrice !== null };
}

/** Returns what a line of a cart or order sells at the catalogue's price; empty for a discontinued product. */
export function soldByLine(line: Purchase): SoldPlan[] {
  const product = productById(line.id);
  return product ? [soldPlan(product, quantityOf(product.pricing, line))] : [];
}

/** Describes what is sold, such as `APAC Debt Grid, 12 users for 1 year, ₹1,50,000 per user as agreed`. */
export function describeSold(sold: SoldPlan): string {
  const product = productById(sold.id);
  if (!product) return sold.id;
  const price = formatMoney(toMajorUnits(sold.rate.seat), 'INR');
  const agreed = sold.isAgreed ? `, ${price} per user as agreed` : '';
  return `${product.name}, ${describeQuantity(product.pricing, sold)}${agreed}`;
}
