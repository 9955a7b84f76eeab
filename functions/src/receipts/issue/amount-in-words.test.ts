import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type Currency } from '../../../shared/money.ts';
import { amountInWords } from './amount-in-words.ts';

describe('amountInWords', () => {
  it.each([
    [1_00, 'INR', 'One Rupee Only'],
    [1, 'INR', 'Zero Rupees And One Paisa Only'],
    [16_499_50, 'INR', 'Sixteen Thousand Four Hundred Ninety Nine Rupees And Fifty Paise Only'],
    [2_10_000_00, 'INR', 'Two Lakh Ten Thousand Rupees Only'],
    [
      1_23_45_678_50,
      'INR',
      'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Fifty Paise Only',
    ],
    [
      12_345_678_05,
      'USD',
      'Twelve Million Three Hundred Forty Five Thousand Six Hundred Seventy Eight Dollars And Five Cents Only',
    ],
    [100_000_01, 'EUR', 'One Hundred Thousand Euros And One Cent Only'],
  ] as const)('%d %s', (amountMinor, currency, words) => {
    expect(amountInWords(amountMinor, currency)).toBe(words);
  });

  it.each(currencies)('writes amounts in %s that read back as the same', (currency) => {
    const check = (amount: number): void => {
      expect(readBack(amountInWords(amount, currency), currency)).toBe(amount);
    };
    // Below a hundred crore, where the Indian system still counts in crore.
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_99_99_999_99 }), check), { numRuns: 2_000 });
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_00_000_00 }), check), { numRuns: 2_000 });
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d', (amount) => {
    expect(() => amountInWords(amount, 'INR')).toThrow(RangeError);
  });
});

const units = {
  INR: /^(?<major>.+?) Rupees?(?: And (?<minor>.+) Pais[ae])? Only$/,
  USD: /^(?<major>.+?) Dollars?(?: And (?<minor>.+) Cents?)? Only$/,
  EUR: /^(?<major>.+?) Euros?(?: And (?<minor>.+) Cents?)? Only$/,
} as const;
const scales = {
  INR: { Crore: 1_00_00_000, Lakh: 1_00_000, Thousand: 1_000 },
  USD: { Billion: 1_000_000_000, Million: 1_000_000, Thousand: 1_000 },
  EUR: { Billion: 1_000_000_000, Million: 1_000_000, Thousand: 1_000 },
} as const;
const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** The amount that the words say, in minor units; NaN where they say none. */
function readBack(words: string, currency: Currency): number {
  const { major = '', minor } = units[currency].exec(words)?.groups ?? {};
  const scale: Record<string, number> = scales[currency];
  return readNumber(major, scale) * 100 + (minor ? readNumber(minor, scale) : 0);
}

function readNumber(words: string, scale: Record<string, number>): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(' ')) {
    const factor = scale[word];
    if (factor !== undefined) {
      total += group * factor;
      group = 0;
    } else if (word === 'Hundred') {
      group *= 100;
    } else {
      group += small.includes(word)
        ? small.indexOf(word)
        : tens.includes(word)
          ? 20 + tens.indexOf(word) * 10
          : Number.NaN;
    }
  }
  return total + group;
}
