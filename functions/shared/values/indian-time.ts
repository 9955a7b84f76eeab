const dateTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const numbers = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Formats a moment as `21 Nov 2026, 11:05 pm IST`. */
export function formatIndianTime(moment: Date): string {
  return `${dateTime.format(moment).replaceAll('\u202F', ' ')} IST`;
}

/** Formats the day in India as `21 Nov 2026`. */
export function formatIndianDate(moment: Date): string {
  return date.format(moment);
}

/** Formats a day such as `2026-11-21` as `21 Nov 2026`. */
export function formatIndianDay(day: string): string {
  return formatIndianDate(startOfIndianDay(day) ?? new Date(Number.NaN));
}

const indiaMs = 5.5 * 60 * 60 * 1000;

/** Returns the day of a moment in India, such as `2026-11-30`. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + indiaMs).toISOString().slice(0, 10);
}

/** Returns the first moment of a day in India, such as `2026-11-30`. Undefined if the text isn't a day. */
export function startOfIndianDay(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00+05:30`);
  // `Date` reads 31 November as 1 December.
  return !Number.isNaN(start.getTime()) && indianDay(start) === day ? start : undefined;
}

/** Returns the last moment of a day in India. Undefined if the text isn't a day. */
export function endOfIndianDay(day: string): Date | undefined {
  const start = startOfIndianDay(day);
  return start && new Date(start.getTime() + dayMs - 1);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the year and month (1 to 12) of a moment in India. */
export function indianMonth(moment: Date): { year: number; month: number } {
  const parts = numbers.formatToParts(moment);
  const read = (type: 'year' | 'month'): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month') };
}
