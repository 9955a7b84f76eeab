import { describe, expect, it } from 'vitest';
import {
  financialYear,
  isReceiptId,
  isReceiptNumber,
  readReceiptNumber,
  receiptEndpoint,
  receiptFileName,
  receiptId,
  receiptNumber,
} from './receipt-numbers.ts';

describe('financialYear', () => {
  it.each([
    ['2027-03-31T23:59:59.999+05:30', '26-27'],
    ['2027-04-01T00:00:00.000+05:30', '27-28'],
    // Both are still March in UTC. In India, the second is already April.
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2026-12-31T23:59:59.999+05:30', '26-27'],
    ['2027-01-01T00:00:00.000+05:30', '26-27'],
    ['2028-02-29T12:00:00.000+05:30', '27-28'],
    ['2009-06-01T12:00:00.000+05:30', '09-10'],
    ['2099-06-01T12:00:00.000+05:30', '99-00'],
  ])('of %s is %s', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });
});

describe('receiptNumber', () => {
  it.each([
    [1, 'R/26-27/000001'],
    [123, 'R/26-27/000123'],
    [999_999, 'R/26-27/999999'],
    [1_000_000, 'R/26-27/1000000'],
  ])('of %d is %s', (sequence, number) => {
    expect(receiptNumber('26-27', sequence)).toBe(number);
  });

  it('has at most the 16 characters that the law allows', () => {
    expect(receiptNumber('26-27', 99_999_999)).toHaveLength(16);
    expect(() => receiptNumber('26-27', 1_00_000_000)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (sequence) => {
    expect(() => receiptNumber('26-27', sequence)).toThrow(RangeError);
  });

  it('rejects an invalid financial year', () => {
    expect(() => receiptNumber('2026', 1)).toThrow(RangeError);
  });
});

describe('readReceiptNumber', () => {
  it('reads the year and the sequence, and rejects other texts', () => {
    expect(readReceiptNumber('R/26-27/000123')).toEqual({ year: '26-27', sequence: 123 });
    expect(isReceiptNumber('R/26-27/000123')).toBe(true);
    expect(isReceiptNumber('R/99-00/000123')).toBe(true);
    for (const text of [
      'R-26-27-000123',
      'R/26-28/000123',
      'R/26-27/123',
      'R/26-27/000123 ',
      '',
      '123',
    ]) {
      expect(isReceiptNumber(text)).toBe(false);
    }
  });
});

describe('receiptId', () => {
  it('has no slash and differs from other texts', () => {
    expect(receiptId('R/26-27/000123')).toBe('R-26-27-000123');
    expect(receiptEndpoint('R/26-27/000123')).toBe('/receipts/R-26-27-000123');
    expect(receiptFileName('R/26-27/000123')).toBe('R-26-27-000123.pdf');
    expect(isReceiptId('R-26-27-000123')).toBe(true);
    for (const text of ['R/26-27/000123', 'R-26-27-123', 'R-26-27-000123/..', '', 'x']) {
      expect(isReceiptId(text)).toBe(false);
    }
  });
});
