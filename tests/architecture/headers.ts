import { matchesGlob } from 'node:path';
import { readFirebaseConfig } from '../../dev/suite/emulators/firebase-config.ts';

export const rules = (await readFirebaseConfig()).hosting.headers;

/** The last header rule that matches the path wins. */
export function headerOf(path: string, key: string): string | undefined {
  return rules
    .filter(({ source }) => matchesGlob(path, source))
    .flatMap(({ headers }) => headers)
    .findLast((header) => header.key === key)?.value;
}
