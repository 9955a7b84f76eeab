import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.ts';
import type { Lifetime } from './lifetime.ts';
import { runQuietly } from './processes.ts';

export const firebaseTools = fileURLToPath(
  import.meta.resolve('firebase-tools/lib/bin/firebase.js'),
);

/** The environment of firebase-tools: our Node and the given JDK first, no prompts, no update checks. */
export function firebaseEnvironment(jdk: string): Environment {
  return {
    PATH: [dirname(process.execPath), jdk, process.env['PATH']].join(delimiter),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Runs a command of firebase-tools to its end. Throws a Problem if it fails. */
export function runFirebaseTools(
  lifetime: Lifetime,
  { jdk, cwd, args }: { jdk: string; cwd: string; args: string[] },
  describeFailure: (output: string) => string,
): Promise<void> {
  return runQuietly(
    lifetime,
    {
      command: process.execPath,
      args: [firebaseTools, ...args, '--non-interactive'],
      cwd,
      environment: firebaseEnvironment(jdk),
    },
    describeFailure,
  );
}
