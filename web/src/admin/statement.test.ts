import { expect, it } from 'vitest';
import { readMonth } from './statement.ts';

it.each([
  ['2026-11', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2026-12', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
])('%s is a month in India', (id, begin, end) => {
  const month = readMonth(id);
  expect(month?.begin.toISOString()).toBe(begin);
  expect(month?.end.toISOString()).toBe(end);
});

it.each(['2026-13', '2026-00', '2026-1', '26-11', '', 'x', '2026-11-01'])('%j is none', (id) => {
  expect(readMonth(id)).toBeUndefined();
});
