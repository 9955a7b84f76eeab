import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

test.each([
  [1_899_900, 'INR', '₹18,999'],
  [123_456_789, 'INR', '₹12,34,567.89'],
  [2050, 'USD', '$20.50'],
  [500, 'JPY', 'JP¥500'],
  [295_990, 'KWD', 'KWD\u00A0295.990'],
])('%i minor units of %s read %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
