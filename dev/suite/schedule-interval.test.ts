import { describe, expect, it } from 'vitest';
import { parseScheduleInterval } from './schedule-interval.ts';

describe('parseScheduleInterval', () => {
  it.each([
    ['every 10 minutes', 600_000],
    ['every 1 minute', 60_000],
    ['every 24 hours', 86_400_000],
  ])('reads %s', (schedule, milliseconds) => {
    expect(parseScheduleInterval(schedule)).toBe(milliseconds);
  });

  it.each(['every 0 minutes', 'every day 03:00', '*/5 * * * *', ''])('refuses "%s"', (schedule) => {
    expect(() => parseScheduleInterval(schedule)).toThrow(/cannot run the schedule/);
  });
});
