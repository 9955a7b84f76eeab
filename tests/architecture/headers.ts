import { headersOf } from '../../dev/deployment/verify/headers-of.ts';
import { readFirebaseConfig } from '../../dev/suite/emulators/firebase-config.ts';

export const rules = (await readFirebaseConfig()).hosting.headers;

export function headerOf(path: string, key: string): string | undefined {
  return headersOf(rules, path)[key];
}
