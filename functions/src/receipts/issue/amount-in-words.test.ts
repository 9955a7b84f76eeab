import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [1_00, 'INR', 'One Rupee Only'],
  [1, 'INR', 'Zero Rupees And One Paisa Only'],
  [16_499_50, 'INR', 'Sixteen Thousand Four Hundred Ninety Nine Rupees And Fifty Paise Only'],
  [2_10_000_00, 'INR', 'Two Lakh Ten Thousand Rupees Only'],
  [
    1_23_45_678_50,
    'INR',
    'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Fifty Paise Only',
  ],
  [
    12_345_678_05,
    'USD',
    'Twelve Million Three Hundred Forty Five Thousand Six Hundred Seventy Eight Dollars And Five Cents Only',
  ],
  [100_000_01, 'EUR', 'One Hundred Thousand Euros And One Cent Only'],
] as const)('%d %s', (amountMinor, currency, words) => {
  expect(amountInWords(amountMinor, currency)).toBe(words);
});

it.each([-1, 0.5, Number.NaN])('rejects %d', (amount) => {
  expect(() => amountInWords(amount, 'INR')).toThrow(RangeError);
});
