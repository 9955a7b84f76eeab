import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.ts';

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
