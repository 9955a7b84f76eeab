import { expect, it } from 'vitest';
import { lastDayOf, lastExportDay } from './last-days.ts';

it('a term ends the day before the next one starts, and its data can be exported for 30 days', () => {
  expect(lastDayOf({ termEnd: '2027-03-01' })).toBe('2027-02-28');
  expect(lastExportDay('2027-03-01')).toBe('2027-03-31');
});
