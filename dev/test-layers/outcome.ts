import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './test-result.ts';

/** How many checks or tests of a layer passed, and which did not. */
export interface Outcome {
  passed: number;
  /** One text for each: what failed, and below it how its error begins. */
  failures: string[];
}

const errorLines = 12;

/** Adds a result to an outcome. */
export function count(outcome: Outcome, { name, error }: TestResult): void {
  if (error === undefined) outcome.passed += 1;
  else outcome.failures.push(describeFailure(name, error));
}

/** What failed, and below it the first lines of its error, without colours. */
export function describeFailure(name: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, errorLines)].join('\n    ');
}

/** The outcome in few words, as `12 passed, 1 failed`. */
export function formatOutcome({ passed, failures }: Outcome): string {
  return failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`;
}
