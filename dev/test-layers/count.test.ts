import { describe, expect, it } from 'vitest';
import { addCounts, completeCount, countPlaywright, countVitest } from './count.ts';

describe('countVitest', () => {
  it('counts a file that did not load as one that failed', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}, {}, {}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts nothing without a report', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('countPlaywright', () => {
  it('counts flaky tests and errors outside tests as failed', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3 });
  });
});

describe('completeCount', () => {
  it.each([
    ['all is well', { passed: 2, failed: 0 }, 0, { passed: 2, failed: 0 }],
    ['the tool crashed', { passed: 2, failed: 0 }, 'SIGSEGV', { passed: 2, failed: 1 }],
    ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['failures are counted already', { passed: 2, failed: 3 }, 1, { passed: 2, failed: 3 }],
  ])('when %s', (_, count, exitCode, complete) => {
    expect(completeCount(count, exitCode)).toEqual(complete);
  });
});

describe('addCounts', () => {
  it('adds up', () => {
    expect(
      addCounts([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({
      passed: 4,
      failed: 6,
    });
  });
});
