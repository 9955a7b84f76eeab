import { expect, it } from 'vitest';
import { monthsUntil, readMonth } from './months.ts';

it.each([
  ['2026-11', 'November 2026', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2026-12', 'December 2026', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
])('%s is a month in India', (id, name, begin, end) => {
  const month = readMonth(id);
  expect(month).toMatchObject({ id, name });
  expect(month?.begin.toISOString()).toBe(begin);
  expect(month?.end.toISOString()).toBe(end);
});

it.each(['2026-13', '2026-00', '2026-1', '26-11', '0001-01', '', 'x', '2026-11-01'])(
  '%j is not a month',
  (id) => {
    expect(readMonth(id)).toBeUndefined();
  },
);

it('goes back over the turn of a year, in Indian time', () => {
  const lastOfDecember = new Date('2026-12-31T18:29:59Z');
  expect(monthsUntil(lastOfDecember, 1)).toEqual([readMonth('2026-12')]);
  const firstOfJanuary = new Date('2026-12-31T18:30:00Z');
  expect(monthsUntil(firstOfJanuary, 3)).toEqual(
    ['2027-01', '2026-12', '2026-11'].map((id) => readMonth(id)),
  );
});
