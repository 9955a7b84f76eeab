import { stripVTControlCharacters } from 'node:util';

/** How many checks or tests of a layer passed, and which did not. */
export interface Outcome {
  passed: number;
  /** One text for each: what failed, and below it how its error begins, where that is known. */
  failures: string[];
}

/** A layer that ended badly without naming a failure, or in which nothing ran, counts as one failure. */
export function completeOutcome(outcome: Outcome, exitCode: number | string): Outcome {
  const isIncomplete = outcome.failures.length === 0 && (exitCode !== 0 || outcome.passed === 0);
  if (!isIncomplete) return outcome;
  return { ...outcome, failures: [`ended with ${exitCode} after ${outcome.passed} that passed`] };
}

export function joinOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

const errorLines = 8;

/** What failed, and below it the first lines of its error, without colours. */
export function describeFailure(name: string, error = ''): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, errorLines)].join('\n    ');
}
