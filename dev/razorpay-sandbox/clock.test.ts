import { expect, it, vi } from 'vitest';
import { addDays } from '../../functions/shared/subscriptions/term-days.ts';
import { Clock } from './clock.ts';

it('moves forward day by day', () => {
  const clock = new Clock();
  const listener = vi.fn<(days: readonly string[], daysAhead: number) => void>();
  clock.onMove(listener);
  const today = clock.today();
  expect(clock.moveTo(addDays(today, 2))).toBe(true);
  expect(listener).toHaveBeenCalledExactlyOnceWith([addDays(today, 1), addDays(today, 2)], 2);
  expect(clock.today()).toBe(addDays(today, 2));
});

it.each([0, -1, 800])('refuses to move by %i days', (days) => {
  const clock = new Clock();
  const listener = vi.fn<(days: readonly string[], daysAhead: number) => void>();
  clock.onMove(listener);
  expect(clock.moveTo(addDays(clock.today(), days))).toBe(false);
  expect(listener).not.toHaveBeenCalled();
});

it('refuses what is not a day', () => {
  expect(new Clock().moveTo('2027-02-30')).toBe(false);
});
