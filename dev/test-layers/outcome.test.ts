import { describe, expect, it } from 'vitest';
import { completeOutcome, joinOutcomes } from './outcome.ts';

describe('completeOutcome', () => {
  it.each([
    ['all is well', 2, [], 0, []],
    ['the tool crashed', 2, [], 'SIGSEGV', ['ended with SIGSEGV after 2 that passed']],
    ['nothing ran', 0, [], 0, ['ended with 0 after 0 that passed']],
    ['failures are named already', 2, ['a', 'b'], 1, ['a', 'b']],
  ])('when %s', (_, passed, failures, exitCode, complete) => {
    expect(completeOutcome({ passed, failures }, exitCode)).toEqual({ passed, failures: complete });
  });
});

describe('joinOutcomes', () => {
  it('adds up and keeps the order', () => {
    expect(
      joinOutcomes([
        { passed: 1, failures: ['a'] },
        { passed: 3, failures: ['b', 'c'] },
      ]),
    ).toEqual({ passed: 4, failures: ['a', 'b', 'c'] });
  });
});
