import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 80 });

describe('plainLine', () => {
  it.each([
    ['a line break', 'Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
    ['breaks of Unicode', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['control characters', 'a\0b\u001Bc\u007Fd', 'a b c d'],
    ['a turned direction', 'invoice \u202Efdp.exe\u202C', 'invoice fdp.exe'],
    ['half a character', 'a\uD800b \uD83D', 'a b'],
    ['loose marks', 'e\u0301', '\u00E9'],
    ['loose marks behind an invisible character', 'e\u034F\u0301', '\u00E9'],
    ['variation selectors', '1\uFE0D \u2764\uFE0F 葛\u{E0100}', '1 \u2764 葛'],
    ['marks of a copied text', '\u200EAsha\u00AD \uFEFFVerma\u2069', 'Asha Verma'],
    ['blank letters', '\u3164\u2800\u200D', ''],
    ['spaces', '  a\u00A0\t b ', 'a b'],
  ])('removes %s', (_, entered, line) => {
    expect(plainLine(entered)).toBe(line);
  });

  it.each(['आशा वर्मा', 'ക്\u200Dഷ', '株式会社', 'José', '👩\u200D💼'])('keeps %s', (name) => {
    expect(plainLine(name)).toBe(name);
  });

  it('returns one line without control characters for any input', () => {
    fc.assert(
      fc.property(anyText, (entered) => {
        const line = plainLine(entered);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202E]/u);
        expect(line).toBe(line.normalize());
        expect(plainLine(line)).toBe(line);
      }),
    );
  });
});

describe('plainText', () => {
  it('keeps lines and paragraphs', () => {
    expect(plainText('One\r\ntwo \rthree\n\n\n\nfour\tfive\n')).toBe(
      'One\ntwo\nthree\n\nfour five',
    );
  });

  it.each([
    ['first\u2028second\u0085third', 'first\nsecond\nthird'],
    ['name\tprice\0\uDC69', 'name price'],
    ['\u200B\n\t\u200B', ''],
  ])('turns %j into %j', (entered, text) => {
    expect(plainText(entered)).toBe(text);
  });

  it('returns no control character except line breaks for any input', () => {
    fc.assert(
      fc.property(anyText, (entered) => {
        expect(plainText(entered)).not.toMatch(/[^\P{Cc}\n]|\n{3}/u);
      }),
    );
  });
});
