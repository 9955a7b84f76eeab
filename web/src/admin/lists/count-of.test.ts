import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it.each([
  [0, '0 payments'],
  [1, '1 payment'],
  [120_000, '1,20,000 payments'],
])('%i is %s', (count, text) => {
  expect(countOf(count, 'payment')).toBe(text);
});
