import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('a full run with a seed of its own, when nothing is said', () => {
  expect(readOptions([])).toEqual({
    payments: 2000,
    seed: expect.any(Number) as number,
    phases: ['speed', 'chaos', 'latency', 'receipts'],
  });
});

test('a smaller run, repeated', () => {
  expect(readOptions(['--payments', '200', '--seed=7', '--only', 'chaos'])).toEqual({
    payments: 200,
    seed: 7,
    phases: ['chaos'],
  });
});

test.each([
  ['--payments', '19'],
  ['--payments', '2.5'],
  ['--seed', ''],
  ['--size', '3'],
  ['--only', 'speeed'],
  ['200'],
])('refuses %s %s', (...args) => {
  expect(() => readOptions(args)).toThrow(/whole number|Usage|one of speed, chaos, latency/);
});
