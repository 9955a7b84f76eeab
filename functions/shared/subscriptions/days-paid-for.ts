import { graceDaysOf } from './last-days.ts';
import type { PlanTerm, Subscription } from './subscription.ts';
import { addDays, endOfTerm } from './term-days.ts';

type Renewing = Pick<Subscription<unknown>, 'state' | 'term' | 'termEnd' | 'graceUntil'>;

/**
 * Returns the days that a plan gets for a requested term if it's paid on a day in India. A plan that was suspended
 * before starts anew on that day, less the days of grace that it used.
 */
export function daysPaidFor(
  plan: Renewing,
  { term, termStart, termEnd }: Pick<PlanTerm, 'term' | 'termStart' | 'termEnd'>,
  paidOn: string,
): Pick<PlanTerm, 'termStart' | 'termEnd'> {
  const start = plan.state === 'suspended' ? addDays(paidOn, -graceDaysOf(plan)) : termStart;
  return start > termStart
    ? { termStart: start, termEnd: endOfTerm(start, start, term) }
    : { termStart, termEnd };
}
