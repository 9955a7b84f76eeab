import { expect, it } from 'vitest';
import { describeOpening } from './payments-opening.ts';

it.each([
  ['2026-12-15', '2026-12-15T18:00:00Z', 'on 15 December 2026.'],
  ['2026-12-15', '2026-12-16T00:00:00Z', "Payments aren't open yet."],
])('expects %s, as seen at %s, with the words: %s', (day, now, end) => {
  expect(describeOpening(day, new Date(now)).endsWith(end)).toBe(true);
});
