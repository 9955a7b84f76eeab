import { formatIndianDate } from '@shared/indian-time.ts';

/** For example `Due by 31 Dec 2026`, the day in India. */
export function dueBy(dueAt: Date): string {
  return `Due by ${formatIndianDate(dueAt)}`;
}
