import { daysBetween } from './term-days.ts';
import type { Subscription } from './subscription.ts';

type RunningTerm = Pick<Subscription<unknown>, 'rate' | 'seats' | 'termStart' | 'termEnd'>;
type Plan = RunningTerm & Pick<Subscription<unknown>, 'upcoming'>;

/**
 * Returns what more seats cost from a day until the end of the last paid term, in minor units. The prices of several
 * steps add up to the price of one. 0 for fewer seats.
 */
export function priceOfMoreSeats(plan: Plan, seats: number, today: string): number {
  const now = valueOf(plan, seats, today) - valueOf(plan, plan.seats, today);
  const { upcoming } = plan;
  const later = upcoming ? Math.max(0, seats - upcoming.seats) * upcoming.rate.seat : 0;
  return Math.max(0, now) + later;
}

/** Returns the value of seats for the days that are left, in whole minor units. */
function valueOf({ rate, termStart, termEnd }: RunningTerm, seats: number, today: string): number {
  const days = daysBetween(termStart, termEnd);
  const left = Math.min(days, Math.max(0, daysBetween(today, termEnd)));
  // The product of three large numbers may not be exact as a double.
  return Number((BigInt(seats) * BigInt(rate.seat) * BigInt(left)) / BigInt(days));
}
