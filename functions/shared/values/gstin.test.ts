import { expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

it.each(['27AAPFU0939F1ZV', '06AAAAA0000A1Z6'])('%s is a GSTIN', (text) => {
  expect(isGstin(text)).toBe(true);
});

it.each([
  '',
  '27AAPFU0939F1ZW',
  '28AAPFU0939F1ZV',
  '27aapfu0939f1zv',
  ' 27AAPFU0939F1ZV',
  '27AAPFU0939F1ZV\n',
])('%j is not a GSTIN', (text) => {
  expect(isGstin(text)).toBe(false);
});
