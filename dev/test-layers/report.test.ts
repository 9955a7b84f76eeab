import { expect, it } from 'vitest';
import { count, formatOutcome, type Outcome } from './report.ts';

it('counts passed tests and keeps the first error lines of failed tests', () => {
  const outcome: Outcome = { passed: 0, failures: [] };
  count(outcome, { name: 'adds' });
  expect(formatOutcome(outcome)).toBe('1 passed');
  count(outcome, { name: 'subtracts', error: '\u001B[31mexpected 1\u001B[39m\n\nto be 2' });
  count(outcome, { name: 'divides', error: 'line\n'.repeat(50) });
  expect(formatOutcome(outcome)).toBe('1 passed, 2 failed');
  expect(outcome.failures[0]).toBe('subtracts\n    expected 1\n    to be 2');
  expect(outcome.failures[1]?.split('\n')).toHaveLength(25);
});
