import { priceAtRate } from '../catalogue/pricing.ts';
import { monthsOf } from './term-days.ts';
import type { PlanTerm } from './subscription.ts';

/** Returns what a term is worth per month, in whole minor units. */
export function monthlyValue({ rate, seats, term }: Pick<PlanTerm, 'rate' | 'seats' | 'term'>) {
  return Math.floor(priceAtRate(rate, seats) / monthsOf[term]);
}
