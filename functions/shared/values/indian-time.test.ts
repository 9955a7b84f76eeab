import { describe, expect, it } from 'vitest';
import { formatIndianDate, formatIndianTime, indianMonth } from './indian-time.ts';

const afterMidnightInIndia = new Date('2026-12-31T18:35:00Z');

describe('a time in India', () => {
  it("is shown with its zone, regardless of the server's zone", () => {
    expect(formatIndianTime(afterMidnightInIndia)).toBe('1 Jan 2027, 12:05 am IST');
    expect(formatIndianDate(afterMidnightInIndia)).toBe('1 Jan 2027');
  });

  it('has its month and year in India', () => {
    expect(indianMonth(afterMidnightInIndia)).toEqual({ year: 2027, month: 1 });
  });
});
