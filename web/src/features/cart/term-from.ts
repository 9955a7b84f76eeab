import type { Term } from '@shared/catalogue/quantity.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { endOfTerm } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay, indianDay } from '@shared/values/indian-time.ts';

/** Returns the first and last day of a term that is paid now, such as `28 Nov 2026`. */
export function termFrom(now: Date, term: Term): { firstDay: string; lastDay: string } {
  const start = indianDay(now);
  return {
    firstDay: formatIndianDay(start),
    lastDay: formatIndianDay(lastDayOf({ termEnd: endOfTerm(start, start, term) })),
  };
}
