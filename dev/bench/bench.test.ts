import { expect, test } from 'vitest';
import { describeDurations, joinMeasured, percentile, perSecond } from './figures.ts';
import { readOptions } from './options.ts';
import { randomInteger, seededRandom, shuffle } from './random.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [hundred, 0.5, 50],
  [hundred, 0.99, 99],
  [hundred, 1, 100],
  [hundred, 0, 1],
  [[7], 0.99, 7],
  [[], 0.99, 0],
])('of %j, the percentile %d is %d', (values, share, value) => {
  expect(percentile(values, share)).toBe(value);
});

test('joined rounds count together', () => {
  const joined = joinMeasured([
    { durations: [10, 20], totalMs: 100 },
    { durations: [30], totalMs: 200 },
  ]);
  expect(perSecond(joined)).toBe(10);
  expect(describeDurations(joined)).toBe('p50 20 ms, p99 30 ms, maximum 30 ms');
});

test('a shuffle keeps every item once, and a seed repeats it', () => {
  const shuffled = shuffle(hundred, seededRandom(1));
  expect(shuffled.toSorted((a, b) => b - a)).toEqual(hundred);
  expect(shuffle(hundred, seededRandom(1))).toEqual(shuffled);
  expect(shuffle(hundred, seededRandom(2))).not.toEqual(shuffled);
});

test('random numbers spread over the whole range and not beyond it', () => {
  const random = seededRandom(4);
  const thrown = Array.from({ length: 6000 }, () => randomInteger(random, 1, 6));
  const counts = Object.values(Object.groupBy(thrown, String)).map((same) => same?.length ?? 0);
  expect(counts).toHaveLength(6);
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
});

test('a full run has a seed of its own; the options choose a smaller one', () => {
  const phases = ['speed', 'chaos', 'latency', 'receipts'];
  const seed = expect.any(Number) as number;
  expect(readOptions([])).toEqual({ payments: 2000, seed, phases });
  const options = readOptions(['--payments', '200', '--seed=7', '--only', 'chaos']);
  expect(options).toEqual({ payments: 200, seed: 7, phases: ['chaos'] });
});

test.each([
  ['--payments', '19'],
  ['--payments', '2.5'],
  ['--seed', ''],
  ['--size', '3'],
  ['--only', 'speeed'],
  ['200'],
])('the options %s %s are refused', (...args) => {
  expect(() => readOptions(args)).toThrow(/whole number|Usage|one of speed, chaos, latency/);
});
