import { describe, expect, it } from 'vitest';
import { readVitestOutcome } from './vitest-report.ts';

describe('readVitestOutcome', () => {
  it('names each test that failed, and a file that did not load', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'subtracts',
      failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
    };
    const report = {
      numPassedTests: 1,
      testResults: [
        { name: 'sums.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'broken.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      ],
    };
    expect(readVitestOutcome(report)).toEqual({
      passed: 1,
      failures: ['subtracts\n    expected 1\n    to be 2', 'broken.test.ts\n    No such file'],
    });
  });

  it('finds nothing without a report', () => {
    expect(readVitestOutcome(undefined)).toEqual({ passed: 0, failures: [] });
  });
});
