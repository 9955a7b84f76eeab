import { expect, it } from 'vitest';
import { monthlyValue } from './monthly-value.ts';

it.each([
  [{ base: 0, seat: 16_499_00 }, 3, 'month', 49_497_00],
  [{ base: 2_10_000_00, seat: 2_999_00 }, 0, 'month', 2_10_000_00],
  [{ base: 0, seat: 1_00 }, 1, 'year', 8],
  [{ base: 1_200_00, seat: 12_00 }, 10, 'year', 110_00],
] as const)('%j for %i users and 1 %s are worth %i paise a month', (rate, seats, term, minor) => {
  expect(monthlyValue({ rate, seats, term })).toBe(minor);
});
