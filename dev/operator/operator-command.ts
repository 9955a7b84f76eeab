import { runCommand } from '../suite/lifetime.ts';
import { explainFailure } from './explain-failure.ts';

/**
 * Creates an operator's command. If the process was started for `file`, runs it with `runCommand` and explains its
 * failures. Returns `body` for tests.
 */
export function operatorCommand(file: string, body: () => Promise<number>): () => Promise<number> {
  if (process.argv[1] === file) void runCommand(body, explainFailure);
  return body;
}
