import { runCommand } from '../suite/lifetime.ts';
import { explainFailure } from './explain-failure.ts';

/**
 * Makes a command of the operator, in the file of that path. It runs, as `runCommand` does, when the process was
 * started for that file, and says of a failure how to mend it.
 */
export function operatorCommand(file: string, body: () => Promise<number>): () => Promise<number> {
  if (process.argv[1] === file) void runCommand(body, explainFailure);
  return body;
}
