import { expect, it } from 'vitest';
import { isGstin, plainGstin } from './gstin.ts';

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

it.each([
  ' 27aapfu0939f1zv\n',
  '\u200B27AAPFU0939F1ZV\u200B',
  '27 AAPFU 0939 F1Z V',
  '27-AAPFU0939F-1ZV',
  '२७AAPFU०९३९F१ZV',
  '２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ',
  '27AAPFU\u00AD0939F1ZV',
])('reads the GSTIN in %j', (entered) => {
  expect(plainGstin(entered)).toBe('27AAPFU0939F1ZV');
});
