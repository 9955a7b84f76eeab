import { describe, expect, it } from 'vitest';
import { toLine, toLines } from './clean-text.ts';

describe('single-line text', () => {
  it.each([
    ['  Asha Example ', 'Asha Example'],
    ['Asha\r\n\tExample\n', 'Asha Example'],
    ['asha@example.com\0\u{7f}', 'asha@example.com'],
    ['1 Example Road\u{2028}Gurugram\u{85}', '1 Example Road Gurugram'],
    ['Asha \ud83d', 'Asha'],
    ['क्‍ष 👩‍💻', 'क्‍ष 👩‍💻'],
    ['INV \u{202e}12\u{202c}\u{2066}3', 'INV 123'],
    ['\u{200b}\u{a0} \u{202e}', ''],
    ['\u{3164}\u{2800}\u{200d}', ''],
    [' ()-+ .', '()-+ .'],
  ])('of %j is %j', (text, line) => {
    expect(toLine(text)).toBe(line);
  });
});

describe('multi-line text', () => {
  it.each([
    ['\nfirst\r\nsecond\rthird\n\nfourth  ', 'first\nsecond\nthird\n\nfourth'],
    ['name\tprice\0\udc69', 'name price'],
    ['first\u{2028}second\u{85}third', 'first\nsecond\nthird'],
    ['\u{200b}\n\t\u{200b}', ''],
  ])('of %j is %j', (text, lines) => {
    expect(toLines(text)).toBe(lines);
  });
});
