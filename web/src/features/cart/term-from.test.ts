import { expect, it } from 'vitest';
import { termFrom } from './term-from.ts';

it.each([
  ['2026-11-28T10:00:00Z', 'month', '28 Nov 2026', '27 Dec 2026'],
  ['2026-11-28T10:00:00Z', 'year', '28 Nov 2026', '27 Nov 2027'],
  // Midnight in India is at 18:30 UTC.
  ['2026-11-28T18:29:00Z', 'month', '28 Nov 2026', '27 Dec 2026'],
  ['2026-11-28T18:30:00Z', 'month', '29 Nov 2026', '28 Dec 2026'],
  ['2027-01-31T06:00:00Z', 'month', '31 Jan 2027', '27 Feb 2027'],
] as const)('paid at %s, a %s runs from %s to %s', (now, term, firstDay, lastDay) => {
  expect(termFrom(new Date(now), term)).toEqual({ firstDay, lastDay });
});
