import { startOfIndianDay } from '@shared/indian-time.ts';

/** A month of the books, in India. */
export interface StatementMonth {
  /** `2026-11`. */
  id: string;
  begin: Date;
  /** The first moment after it. */
  end: Date;
}

/** Reads a month such as `2026-11`. Undefined for another text. */
export function readMonth(id: string): StatementMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(id) ?? [];
  const begin = startOfIndianDay(`${id}-01`);
  if (!year || !month || !begin) return undefined;
  const next =
    Number(month) === 12 ? `${Number(year) + 1}-01` : `${year}-${two(Number(month) + 1)}`;
  const end = startOfIndianDay(`${next}-01`);
  return end && { id, begin, end };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
