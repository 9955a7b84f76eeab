import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('splitName', () => {
  it.each([
    ['Asha Example', 'Asha', 'Example'],
    [' Asha  Devi Example ', 'Asha Devi', 'Example'],
    ['Asha', 'Asha', ''],
    ['', '', ''],
  ])('splits %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
