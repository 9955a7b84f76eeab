import { describe, expect, it } from 'vitest';
import { readPlaywrightOutcome } from './playwright-report.ts';

describe('readPlaywrightOutcome', () => {
  it('names tests that failed or passed only when repeated, and errors outside tests', () => {
    const report = {
      stats: { expected: 4 },
      errors: [{ message: 'Port taken' }],
      suites: [
        {
          specs: [spec('fills', 'expected'), spec('empties', 'unexpected', 'Timed out')],
          suites: [{ specs: [spec('merges', 'flaky')] }],
        },
      ],
    };
    expect(readPlaywrightOutcome(report)).toEqual({
      passed: 4,
      failures: [
        'outside the tests\n    Port taken',
        'cart.spec.ts › empties\n    Timed out',
        'cart.spec.ts › merges',
      ],
    });
  });
});

function spec(title: string, status: string, message?: string) {
  const errors = message === undefined ? [] : [{ message }];
  return { file: 'cart.spec.ts', title, tests: [{ status, results: [{ errors }] }] };
}
