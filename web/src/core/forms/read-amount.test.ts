import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['5500.50', 5500.5],
  [' 12,500.50 ', 12_500.5],
  ['1,00,000', 100_000],
  ['10,00,000.50', 1_000_000.5],
  ['1,234,567', 1_234_567],
  ['1234.5', 1234.5],
  ['12.3456', 12.3456],
])('reads %j', (text, amount) => expect(readAmount(text)).toBe(amount));

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
  '1e3',
  '0x10',
  '₹5',
  '.5',
  '5.',
])('rejects %j', (text) => expect(readAmount(text)).toBeNaN());
