import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const measure = (text: string): number => text.length;

describe('breakLines', () => {
  it.each([
    ['', 10, ['']],
    ['short', 10, ['short']],
    ['two words', 5, ['two', 'words']],
    ['exactly ten', 7, ['exactly', 'ten']],
    ['asha@example.com', 12, ['asha@', 'example.com']],
    ['INV-2026-000123', 9, ['INV-2026-', '000123']],
    ['abcdefghijkl', 5, ['abcde', 'fghij', 'kl']],
    ['a abcdefgh', 5, ['a abc', 'defgh']],
  ])('%j in %d', (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines);
  });

  it('drops only spaces and stays within the width', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '-', '@', '.'), maxLength: 80 });
    fc.assert(fc.property(texts, fc.integer({ min: 1, max: 30 }), expectWhole), { numRuns: 1_000 });
  });
});

function expectWhole(text: string, width: number): void {
  const lines = breakLines(text, width, measure);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
}
