import { describe, expect, it } from 'vitest';
import { isWorthShowing } from './function-output.ts';

describe('isWorthShowing', () => {
  it.each([
    ['>  {"severity":"ERROR","message":"endpoint-failed"}', true],
    ['>  {"severity":"WARNING","message":"slow"}', true],
    ['>  {"severity":"INFO","message":"settled"}', false],
    ['>  TypeError: x is not a function', true],
    ['i  functions: Beginning execution of "locations"', false],
    ['>  ', false],
  ])('%s: %s', (line, isShown) => {
    expect(isWorthShowing(line)).toBe(isShown);
  });
});
