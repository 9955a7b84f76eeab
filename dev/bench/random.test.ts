import { expect, test } from 'vitest';
import { randomInteger, seededRandom, shuffle } from './random.ts';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('a seed always gives the same sequence, another seed another one', () => {
  expect(shuffle(digits, seededRandom(1))).toEqual(shuffle(digits, seededRandom(1)));
  expect(shuffle(digits, seededRandom(1))).not.toEqual(shuffle(digits, seededRandom(2)));
});

test('a shuffle keeps every item once', () => {
  expect(shuffle(digits, seededRandom(3)).toSorted((a, b) => a - b)).toEqual(digits);
});

test('numbers spread over the whole range and nothing beyond it', () => {
  const random = seededRandom(4);
  const thrown = Array.from({ length: 6000 }, () => randomInteger(random, 1, 6));
  for (const side of [1, 2, 3, 4, 5, 6]) {
    const count = thrown.filter((value) => value === side).length;
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  }
});
