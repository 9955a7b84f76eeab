import {
  specifiedLogs,
  specifiedMessages,
  specifiedRoutes,
} from '../../tests/support/browser/specified.ts';
import type { TestResult } from './layer.ts';

/** What the specification fixes, with the first browser test that showed it. */
export interface Sighting {
  specified: string;
  test: string | undefined;
}

/** Finds the first test that showed each address and each message. */
export function listSightings(results: TestResult[]): Sighting[] {
  const tests = new Map<string, string>();
  for (const { name, shows = [] } of results) {
    for (const shown of shows) if (!tests.has(shown)) tests.set(shown, name);
  }
  return [...specifiedRoutes, ...specifiedMessages, ...specifiedLogs].map((specified) => ({
    specified,
    test: tests.get(specified),
  }));
}

export function formatSightings(sightings: Sighting[]): string {
  return sightings
    .map(({ specified, test = '✗ no test reaches it' }) => `  ${specified}\n      ${test}`)
    .join('\n');
}
