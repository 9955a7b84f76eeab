import { productById } from '../../shared/catalogue/catalogue.ts';
import { describeTerm } from '../../shared/catalogue/quantity.ts';
import type { RequestedTerm } from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { formatIndianDay } from '../../shared/values/indian-time.ts';

/** Returns a product's name, or its id if it's no longer sold. */
export function nameOfProduct(productId: string): string {
  return productById(productId)?.name ?? productId;
}

/** Describes a term such as `1 month, 31 Jan 2027 to 27 Feb 2027`. */
export function periodOf({
  term,
  termStart,
  termEnd,
}: Pick<RequestedTerm, 'term' | 'termStart' | 'termEnd'>): string {
  const lastDay = formatIndianDay(addDays(termEnd, -1));
  return `${describeTerm(term)}, ${formatIndianDay(termStart)} to ${lastDay}`;
}
