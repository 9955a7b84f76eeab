import { expect, test } from 'vitest';
import { describeDurations, joinMeasured, percentile, perSecond } from './figures.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('the percentile %d of 1 to 100 is %d', (share, value) => {
  expect(percentile(hundred, share)).toBe(value);
});

test('the percentile of one value is that value, of none it is 0', () => {
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.99)).toBe(0);
});

test('joined rounds count together', () => {
  const joined = joinMeasured([
    { durations: [10, 20], totalMs: 100 },
    { durations: [30], totalMs: 200 },
  ]);
  expect(perSecond(joined)).toBe(10);
  expect(describeDurations(joined)).toBe('p50 20 ms, p99 30 ms, maximum 30 ms');
});
