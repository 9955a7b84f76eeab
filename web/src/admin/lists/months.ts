import { indianMonth, startOfIndianDay } from '@shared/values/indian-time.ts';

/** A calendar month in Indian time. */
export interface Month {
  /** Such as `2026-11`. */
  id: string;
  /** Such as `November 2026`. */
  name: string;
  begin: Date;
  /** The start of the next month. */
  end: Date;
}

const format = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Reads a month of this century, such as `2026-11`. Returns undefined for any other text. */
export function readMonth(id: string): Month | undefined {
  const [, year, month] = /^(20\d{2})-(\d{2})$/.exec(id) ?? [];
  if (!year || !month) return undefined;
  const begin = startOfIndianDay(`${id}-01`);
  const end = startOfIndianDay(`${idOf(Number(year), Number(month) + 1)}-01`);
  return begin && end && { id, name: format.format(begin), begin, end };
}

export function monthsUntil(now: Date, count: number): Month[] {
  const { year, month } = indianMonth(now);
  return Array.from({ length: count }, (_, back) => readMonth(idOf(year, month - back))).filter(
    (it) => it !== undefined,
  );
}

/** Returns a month's id. `month` counts from 1 and may lie outside the year. */
function idOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7);
}
