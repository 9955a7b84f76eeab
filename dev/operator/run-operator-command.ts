import { runCommand } from '../suite/lifetime.ts';
import { explainFailure } from './explain-failure.ts';

/** Runs a command of the operator as `runCommand` does, and says of a failure how to mend it. */
export function runOperatorCommand(body: () => Promise<number>): Promise<void> {
  return runCommand(body, explainFailure);
}
