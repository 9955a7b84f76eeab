import { delimiter, dirname, join } from 'node:path';
import { root } from './folders.ts';
import type { Environment } from './environment.ts';

export const firebaseTools = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The environment of firebase-tools: our Node and the given JDK first, no question, no look for updates. */
export function firebaseEnvironment(jdk: string): Environment {
  return {
    PATH: [dirname(process.execPath), jdk, process.env['PATH']].join(delimiter),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
  };
}
