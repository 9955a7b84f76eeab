import { expect, it } from 'vitest';
import { readPaymentMaximums, defaultPaymentMaximums } from './payment-maximums.ts';

it.each([
  [defaultPaymentMaximums, { INR: 5_00_000 }],
  ['INR:10000000, USD: 6000.50 ,EUR:1', { INR: 1_00_00_000, USD: 6000.5, EUR: 1 }],
])('reads %s', (text, maximums) => {
  expect(readPaymentMaximums(text)).toEqual(maximums);
});

it.each([
  '',
  'INR',
  'INR:',
  'INR:0',
  'INR:much',
  'INR:10000001',
  'INR:500000:1',
  'INR:500000,GBP:1',
  'INR:500000,',
  'INR=500000',
])('rejects "%s"', (text) => {
  expect(() => readPaymentMaximums(text)).toThrow('such as INR:500000: ');
});

it('rejects maximums without rupees', () => {
  expect(() => readPaymentMaximums('USD:6000')).toThrow('INR is missing');
});
