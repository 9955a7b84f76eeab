import { productById } from '../catalogue/catalogue.ts';
import { rateOf, type Pricing, type Rate } from '../catalogue/pricing.ts';
import type { Quantity, Term } from '../catalogue/quantity.ts';
import type { RequestedTerm, Subscription } from './subscription.ts';
import { endOfTerm } from './term-days.ts';

export type NextTerm = Omit<RequestedTerm, 'subscriptionId'>;

type Renewing = Pick<
  Subscription<unknown>,
  | 'productId'
  | 'currency'
  | 'seats'
  | 'term'
  | 'rate'
  | 'upcoming'
  | 'next'
  | 'agreed'
  | 'anchorOn'
  | 'termEnd'
>;

/** Returns the term that follows the last paid one, at the agreed price or the catalogue's price of today. */
export function nextTermOf(subscription: Renewing): NextTerm {
  const { productId, anchorOn, upcoming, agreed } = subscription;
  const { termEnd } = upcoming ?? subscription;
  const { seats, term, rate: listed } = nextQuantity(subscription);
  const rate = agreed?.term === term ? { ...listed, seat: agreed.seat } : listed;
  return {
    productId,
    seats,
    term,
    rate,
    termStart: termEnd,
    termEnd: endOfTerm(anchorOn, termEnd, term),
  };
}

/** A product that isn't sold in the plan's currency keeps the frozen rate, and so the term that it is for. */
function nextQuantity(subscription: Renewing): Quantity & { rate: Rate } {
  const { productId, currency } = subscription;
  const { seats, term, rate } = subscription.upcoming ?? subscription;
  const next = subscription.next ?? { seats, term };
  const pricing = currency === 'INR' ? productById(productId)?.pricing : undefined;
  return pricing
    ? { ...next, rate: minorRateOf(pricing, next.term) }
    : { seats: next.seats, term, rate };
}

/** Returns whether the next term costs what staff agreed with the customer. */
export function hasAgreedPrice(subscription: Renewing): boolean {
  return subscription.agreed?.term === nextTermOf(subscription).term;
}

/** Returns what a term costs, in paise. */
export function minorRateOf(pricing: Pricing, term: Term): Rate {
  const { base, seat } = rateOf(pricing, term);
  return { base: base * 100, seat: seat * 100 };
}
