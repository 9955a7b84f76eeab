import { matchesGlob } from 'node:path';
import type { FirebaseConfig } from '../../suite/emulators/firebase-config.ts';

/** Returns the headers that firebase.json gives a path. The last rule that matches wins. */
export function headersOf(
  rules: FirebaseConfig['hosting']['headers'],
  path: string,
): Record<string, string> {
  const matching = rules.filter(({ source }) => matchesGlob(path, source));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
