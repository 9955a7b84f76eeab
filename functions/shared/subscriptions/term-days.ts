import type { Term } from '../catalogue/quantity.ts';

/** Days are days in India, such as `2026-11-30`. A term includes its first day and ends before its end day. */
const dayMs = 24 * 60 * 60 * 1000;

export const monthsOf: Record<Term, number> = { month: 1, year: 12 };

export function addDays(day: string, days: number): string {
  return toDay(toMs(day) + days * dayMs);
}

/** Returns the number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / dayMs);
}

/**
 * Returns the end of a term. It's counted from `anchorOn`, the first day of the plan's first term, so that a plan
 * that begins on 31 January renews on 28 February and 31 March.
 */
export function endOfTerm(anchorOn: string, termStart: string, term: Term): string {
  const anchor = parts(anchorOn);
  const start = parts(termStart);
  const passed = (start.year - anchor.year) * 12 + start.month - anchor.month;
  const months = anchor.month - 1 + passed + monthsOf[term];
  const lastDay = new Date(Date.UTC(anchor.year, months + 1, 0)).getUTCDate();
  return toDay(Date.UTC(anchor.year, months, Math.min(anchor.day, lastDay)));
}

function parts(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

function toMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
