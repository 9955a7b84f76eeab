import { exportDays, renewalDays, type PlanTerm, type Subscription } from './subscription.ts';
import { addDays, daysBetween } from './term-days.ts';

/** Returns the last day of a term. */
export function lastDayOf({ termEnd }: Pick<PlanTerm, 'termEnd'>): string {
  return addDays(termEnd, -1);
}

/** Returns the last day for exporting the data of a plan that ended on a day. */
export function lastExportDay(endedOn: string): string {
  return addDays(endedOn, exportDays);
}

type Unpaid = Pick<Subscription<unknown>, 'term' | 'termEnd' | 'graceUntil'>;

/** Returns for how many days after its term an unpaid plan had access. They count towards the term that is paid then. */
export function graceDaysOf({ termEnd, graceUntil }: Unpaid): number {
  return daysBetween(termEnd, graceUntil ?? termEnd);
}

/** Returns the last day on which a suspended plan can be paid. It ends on the day after. */
export function lastDayOfSuspension({
  term,
  termEnd,
  graceUntil,
  heldUntil,
}: Unpaid & Pick<Subscription<unknown>, 'heldUntil'>): string {
  const end = addDays(graceUntil ?? termEnd, renewalDays[term].end);
  return addDays(heldUntil !== null && heldUntil > end ? heldUntil : end, -1);
}
