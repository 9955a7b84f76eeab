import { formatIndianDate } from '@shared/indian-time.ts';

/** Returns a text such as `Due by 31 Dec 2026`. The date is the day in India. */
export function dueBy(dueAt: Date): string {
  return `Due by ${formatIndianDate(dueAt)}`;
}
