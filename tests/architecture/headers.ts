import { matchesGlob } from 'node:path';
import { readFirebaseConfig } from '../../dev/suite/emulators/firebase-config.ts';

/** What Hosting is told of headers. */
export const rules = (await readFirebaseConfig()).hosting.headers;

/** The header that Hosting sends: of the rules that fit a path, it applies the last one. */
export function headerOf(path: string, key: string): string | undefined {
  return rules
    .filter(({ source }) => matchesGlob(path, source))
    .flatMap(({ headers }) => headers)
    .findLast((header) => header.key === key)?.value;
}
