import { runCommand } from '../suite/lifetime.ts';
import { explainFailure } from './explain-failure.ts';

/** Runs the command only if the process was started for `file`. Tests call the returned function instead. */
export function operatorCommand(file: string, body: () => Promise<number>): () => Promise<number> {
  if (process.argv[1] === file) void runCommand(body, explainFailure);
  return body;
}
