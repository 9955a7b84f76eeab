import type { Quantity } from '../catalogue/quantity.ts';
import { formatMoney, toMajorUnits } from '../values/money.ts';
import { hasAgreedPrice, nextTermOf } from './next-term.ts';
import type { Subscription } from './subscription.ts';

/** What staff agree with a customer for a term of a plan. */
export interface AgreedTerms extends Quantity {
  /** The price per user for the term, in whole major units; null for the catalogue's price. */
  seatPrice: number | null;
}

/** The highest price per user that staff can agree, in major units. */
export const maxSeatPrice = 1_00_00_000;

export function isSeatPrice(price: number): boolean {
  return Number.isInteger(price) && price >= 1 && price <= maxSeatPrice;
}

/** Returns the terms that a plan's next renewal has. */
export function agreedTermsOf(plan: Parameters<typeof nextTermOf>[0]): AgreedTerms {
  const { seats, term, rate } = nextTermOf(plan);
  return { seats, term, seatPrice: hasAgreedPrice(plan) ? toMajorUnits(rate.seat) : null };
}

/** Describes an agreed price, such as `₹15,000 per user per month`; null if there is none. */
export function describeAgreed({
  agreed,
  currency,
}: Pick<Subscription<unknown>, 'agreed' | 'currency'>): string | null {
  return (
    agreed && `${formatMoney(toMajorUnits(agreed.seat), currency)} per user per ${agreed.term}`
  );
}
