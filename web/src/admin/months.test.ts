import { expect, it } from 'vitest';
import { monthsUntil } from './months.ts';

it('goes back over the end of a year, from any day', () => {
  const [january, december] = monthsUntil(new Date(2027, 0, 31, 12), 2);
  expect(january).toEqual({
    name: 'January 2027',
    begin: new Date(2027, 0, 1),
    end: new Date(2027, 1, 1),
  });
  expect(december).toEqual({
    name: 'December 2026',
    begin: new Date(2026, 11, 1),
    end: new Date(2027, 0, 1),
  });
});
