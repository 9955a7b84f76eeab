import { expect, it } from 'vitest';
import { plainCode } from './plain-code.ts';

it.each([
  ['a number copied with marks', '\u202A+91–98765\u201143210\u200E', '+91-98765-43210'],
  ['a minus sign', '0124\u22124000000', '0124-4000000'],
  ['Devanagari digits', '९८७६५४३२१०', '9876543210'],
  ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['the last of several rows of digits', '𝟟𝟘𝟷', '701'],
  ['full-width forms', '＋９１（９８７）６５４－３２１０', '+91(987)654-3210'],
  ['full-width letters', 'ＩＮＶ／２６', 'INV/26'],
  ['a keycap', '5\uFE0F', '5'],
])('reads %s', (_, entered, code) => {
  expect(plainCode(entered)).toBe(code);
});

// A superscript or a fraction next to a digit would become another number.
it.each(['10²', '1½', '1⁰', 'Ⅷ'])('invents no digit in %s', (entered) => {
  expect(plainCode(entered)).not.toMatch(/^\d+$/);
});
