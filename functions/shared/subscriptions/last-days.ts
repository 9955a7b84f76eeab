import { exportDays, type PlanTerm } from './subscription.ts';
import { addDays } from './term-days.ts';

/** Returns the last day of a term. */
export function lastDayOf({ termEnd }: Pick<PlanTerm, 'termEnd'>): string {
  return addDays(termEnd, -1);
}

/** Returns the last day for exporting the data of a plan that ended on a day. */
export function lastExportDay(endedOn: string): string {
  return addDays(endedOn, exportDays);
}
