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

/** `21 Nov 2026, 11:05 pm IST`. */
export function formatIndianTime(moment: Date): string {
  return `${dateTime.format(moment).replaceAll('\u202F', ' ')} IST`;
}

/** `21 Nov 2026`, the day in India. */
export function formatIndianDate(moment: Date): string {
  return date.format(moment);
}

/** The year and month (1 to 12) of a moment in India. */
export function indianMonth(moment: Date): { year: number; month: number } {
  const parts = numbers.formatToParts(moment);
  const read = (type: 'year' | 'month'): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month') };
}
