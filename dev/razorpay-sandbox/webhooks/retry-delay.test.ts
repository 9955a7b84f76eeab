import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

const hour = 60 * 60 * 1000;

test('doubles the pause with each failed attempt', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts, 0))).toEqual([1000, 2000, 4000, 8000]);
});

test('sends nothing more than 24 hours after the event', () => {
  expect(retryDelay(1, 24 * hour - 1000)).toBe(1000);
  expect(retryDelay(1, 24 * hour - 999)).toBeUndefined();
});
