import { describe, expect, it } from 'vitest';
import { isPostcode, plainPostcode } from './postcode.ts';

describe('plainPostcode', () => {
  it.each([
    ['India', ' 110 001\u200B', '110001'],
    ['India', '110-001', '110001'],
    ['India', '१२२००२', '122002'],
    ['United Kingdom', ' sw1a  1aa ', 'SW1A 1AA'],
    ['Sweden', '１１１\u00A022', '111 22'],
    ['Portugal', '1000\u2013001', '1000-001'],
    ['', '', ''],
  ])('in %s reads %j as %j', (country, entered, read) => {
    expect(plainPostcode(entered, country)).toBe(read);
  });
});

describe('isPostcode', () => {
  it.each([
    ['India', '122002'],
    ['Germany', '80331'],
    ['Germany', '022002'],
    ['Ireland', 'D02 AF30'],
    ['Brazil', '01310-100'],
    ['', 'A1'],
    ['Iran', '123456789012'],
  ])('in %s accepts %j', (country, text) => {
    expect(isPostcode(text, country)).toBe(true);
  });

  it.each([
    ['India', '022002'],
    ['India', '12200'],
    ['India', '1220021'],
    ['India', 'SW1A 1AA'],
    ['India', '122002\n'],
    ['Germany', ''],
    ['Germany', '-80331'],
    ['Germany', '80331 '],
    ['Germany', 'sw1a'],
    ['Germany', 'Zürich'],
    ['Germany', '1234567890123'],
  ])('in %s refuses %j', (country, text) => {
    expect(isPostcode(text, country)).toBe(false);
  });
});
