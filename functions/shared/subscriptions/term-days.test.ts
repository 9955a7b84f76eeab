import { expect, it } from 'vitest';
import { addDays, daysBetween, endOfTerm } from './term-days.ts';

it.each([
  ['2027-01-31', '2027-01-31', 'month', '2027-02-28'],
  ['2027-01-31', '2027-02-28', 'month', '2027-03-31'],
  ['2028-01-31', '2028-01-31', 'month', '2028-02-29'],
  ['2028-02-29', '2028-02-29', 'year', '2029-02-28'],
  ['2028-02-29', '2031-02-28', 'year', '2032-02-29'],
  ['2026-12-15', '2026-12-15', 'month', '2027-01-15'],
  ['2026-12-31', '2027-11-30', 'month', '2027-12-31'],
  ['2027-01-31', '2027-02-28', 'year', '2028-02-29'],
] as const)(
  'plan fault 3: from %s, the term of %s for a %s ends on %s',
  (anchorOn, termStart, term, end) => {
    expect(endOfTerm(anchorOn, termStart, term)).toBe(end);
  },
);

it('plan fault 4: no day is in two terms, and none is missing, for every first day of four years', () => {
  for (let offset = 0; offset < 4 * 366; offset += 1) {
    const anchorOn = addDays('2027-01-01', offset);
    for (const term of ['month', 'year'] as const) {
      const lengths = term === 'month' ? [28, 31] : [365, 366];
      let termStart = anchorOn;
      for (let count = 1; count <= 14; count += 1) {
        const end = endOfTerm(anchorOn, termStart, term);
        const days = daysBetween(termStart, end);
        expect(days).toBeGreaterThanOrEqual(Number(lengths[0]));
        expect(days).toBeLessThanOrEqual(Number(lengths[1]));
        termStart = end;
      }
      const months = term === 'month' ? 14 : 14 * 12;
      expect(termStart.slice(0, 7)).toBe(monthAfter(anchorOn, months));
    }
  }
});

function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString().slice(0, 7);
}
