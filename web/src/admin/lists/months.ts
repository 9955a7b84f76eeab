import { indianMonth, startOfIndianDay } from '@shared/values/indian-time.ts';

/** A month in India. */
export interface Month {
  /** Such as `2026-11`. */
  id: string;
  /** Such as `November 2026`. */
  name: string;
  begin: Date;
  /** The first moment after it. */
  end: Date;
}

const format = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Reads a month of this century such as `2026-11`. Undefined for another text. */
export function readMonth(id: string): Month | undefined {
  const [, year, month] = /^(20\d{2})-(\d{2})$/.exec(id) ?? [];
  if (!year || !month) return undefined;
  const begin = startOfIndianDay(`${id}-01`);
  const end = startOfIndianDay(`${idOf(Number(year), Number(month) + 1)}-01`);
  return begin && end && { id, name: format.format(begin), begin, end };
}

/** The month of a moment and those before it, the latest first. */
export function monthsUntil(now: Date, count: number): Month[] {
  const { year, month } = indianMonth(now);
  return Array.from({ length: count }, (_, back) => readMonth(idOf(year, month - back))).filter(
    (it) => it !== undefined,
  );
}

/** The id of a month that is counted on from the first one of a year, which is 1. */
function idOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7);
}
