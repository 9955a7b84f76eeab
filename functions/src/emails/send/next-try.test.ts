import { expect, it } from 'vitest';
import { maxTries, nextTryAt } from './next-try.ts';

const triedAt = new Date('2026-11-21T12:00:00Z');

it.each([
  [1, '2026-11-21T12:01:00Z'],
  [2, '2026-11-21T12:05:00Z'],
  [3, '2026-11-21T12:15:00Z'],
  [4, '2026-11-21T13:00:00Z'],
  [5, '2026-11-21T15:00:00Z'],
  [6, '2026-11-21T18:00:00Z'],
  [7, '2026-11-22T00:00:00Z'],
  [8, '2026-11-22T12:00:00Z'],
])('waits after try %i until %s', (triesMade, moment) => {
  expect(nextTryAt(triesMade, triedAt)).toEqual(new Date(moment));
});

it.each([maxTries, maxTries + 1])('gives up after try %i', (triesMade) => {
  expect(nextTryAt(triesMade, triedAt)).toBeNull();
});
