import { expect, it } from 'vitest';
import { amountHint, hintForAmount, readAmount, readNumber } from './read-amount.ts';

it.each([
  ['5500.50', 5500.5],
  [' 12,500.50 ', 12_500.5],
  ['1,00,000', 100_000],
  ['10,00,000.50', 1_000_000.5],
  ['1,234,567', 1_234_567],
  ['1234.5', 1234.5],
  ['12.3456', 12.3456],
  ['12\u202F500.50', 12_500.5],
  ["1'234'567.5", 1_234_567.5],
  ['१,००,०००', 100_000],
  ['５５００．５０', 5500.5],
  ['\u200E5500\u200B', 5500],
  ['١٢٬٥٠٠٫٥٠', 12_500.5],
  ['12,500٫50', 12_500.5],
])('reads %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
  expect(readAmount(text, 'INR')).toBe(number);
});

it.each([
  ['₹75,500', 75_500, 'INR'],
  ['₹ 5000', 5000, 'INR'],
  ['₹5,000/-', 5000, 'INR'],
  ['5,500/-', 5500, 'INR'],
  ['5,500 /-', 5500, 'INR'],
  ['Rs.500/-', 500, 'INR'],
  ['Rs. 5,000/-', 5000, 'INR'],
  ['Rs.5,000.50', 5000.5, 'INR'],
  ['Rs 5000', 5000, 'INR'],
  ['rs5000', 5000, 'INR'],
  ['INR 5000', 5000, 'INR'],
  ['5,000.00 INR', 5000, 'INR'],
  ['₹५,०००', 5000, 'INR'],
  ['₹ 1,00,000 INR', 100_000, 'INR'],
  ['$349.99', 349.99, 'USD'],
  ['＄349.99', 349.99, 'USD'],
  ['US$ 349.99', 349.99, 'USD'],
  ['349.99 usd', 349.99, 'USD'],
  ['$349.99 USD', 349.99, 'USD'],
  ['€1,234.50', 1234.5, 'EUR'],
  ['1234.50 €', 1234.5, 'EUR'],
  ['1234.50EUR', 1234.5, 'EUR'],
] as const)('reads %j as %d %s', (text, amount, currency) =>
  expect(readAmount(text, currency)).toBe(amount),
);

it.each([
  '',
  '1,50',
  '12.500,50',
  '1.000',
  '12.500',
  '999.999',
  '1,20,0',
  ',500',
  '1,,000',
  '1234,500',
  '-5',
  '−5',
  '1,234 567',
  '5.50/-',
  '12 34',
  '10²',
  '1½',
  '1e3',
  '0x10',
  '₹-5',
  '-₹5',
  '₹',
  '₹₹5',
  '₹5.50/-',
  'A$5',
  '$5',
  '£5',
  '$5,000/-',
  '₹1.000',
  '₹12.500,75',
  '€1,50',
  '١٬٥٠',
  '.5',
  '5.',
])('rejects %j', (text) => {
  expect(readNumber(text)).toBeNaN();
  expect(readAmount(text, 'INR')).toBeNaN();
});

const inRupees = 'This amount is in Indian rupees. Choose INR as the currency, or remove the sign.';
const inDollars = 'This amount is in US dollars. Choose USD as the currency, or remove the sign.';

it.each([
  ['$349.99', 'INR', inDollars],
  ['5,000/-', 'USD', inRupees],
  ['₹5', 'USD', inRupees],
  ['$5,000 INR', 'INR', inDollars],
  ['5 EUR', 'INR', 'This amount is in euros. Enter it in INR, without the sign.'],
  ['₹1.000', 'INR', amountHint],
  ['five', 'INR', amountHint],
] as const)('explains why %j is no amount in %s', (text, currency, hint) =>
  expect(hintForAmount(text, currency, ['INR', 'USD'])).toBe(hint),
);
