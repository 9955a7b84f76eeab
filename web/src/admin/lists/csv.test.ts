import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvDay, csvHead, csvLines, csvTime } from './csv.ts';

describe('a file for a spreadsheet', () => {
  it('begins with a UTF-8 BOM and has Windows line endings', () => {
    expect(csvHead(['Name', 'Amount'])).toBe('\uFEFF"Name","Amount"\r\n');
    expect(csvLines([['Aśa', 1.5]])).toBe('"Aśa",1.5\r\n');
    expect(csvLines([])).toBe('');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '=1+1\n=cmd',
    '＝1+1',
    '=HYPERLINK("http://evil.example","x")',
    "=cmd|' /C calc'!A0",
  ])('no program reads %j as a formula', (text) => {
    const [row] = Papa.parse<string[]>(csvLines([[text, 'x']])).data;
    expect(row).toEqual([`'${text}`, 'x']);
  });

  it.each(['x;=1+1;y', 'x\t=1+1\ty', 'x,=1+1', 'x\r\n=1+1'])(
    'no program splits %j into cells, with any separator',
    (text) => {
      const line = csvLines([[text, 1]]);
      expect(line).toBe(`"${text}",1\r\n`);
      for (const delimiter of [',', ';', '\t']) {
        expect(Papa.parse<string[]>(line, { delimiter }).data[0]?.[0]).toMatch(/^x/);
      }
    },
  );

  it.each(['a "quoted" name', 'two\nlines', 'a,b', "O'Neil", 'आशा', 'INV-1', ''])(
    'keeps %j unchanged',
    (text) => {
      expect(Papa.parse<string[]>(csvLines([[text, 'x']])).data[0]).toEqual([text, 'x']);
    },
  );

  it('keeps negative numbers as numbers', () => {
    expect(csvLines([[-5.5, 0]])).toBe('-5.5,0\r\n');
  });

  it('writes times in the Indian format', () => {
    expect(csvTime(new Date('2026-11-24T19:05:00Z'))).toBe('25/11/2026 00:35');
    expect(csvTime(undefined)).toBe('');
    expect(csvDay(new Date('2026-11-24T19:05:00Z'))).toBe('25/11/2026');
    expect(csvDay(undefined)).toBe('');
  });
});
