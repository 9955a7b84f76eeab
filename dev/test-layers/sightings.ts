import { sightingType } from '../../tests/support/browser/sightings.ts';
import {
  specifiedLogs,
  specifiedMessages,
  specifiedRoutes,
} from '../../tests/support/browser/specified.ts';
import { listSpecs } from './playwright-report.ts';

/** What the specification fixes, with the first browser test that showed it. */
export interface Sighting {
  specified: string;
  test: string | undefined;
}

/** Reads from Playwright's JSON reports, where there are any, which test reached each address and each message. */
export function listSightings(reports: unknown[]): Sighting[] {
  const tests = new Map<string, string>();
  for (const { file, title, tests: runs } of reports.flatMap(listSpecs)) {
    for (const { type, description } of runs.flatMap(({ annotations }) => annotations)) {
      const isNew = description !== undefined && !tests.has(description);
      if (type === sightingType && isNew) tests.set(description, `${file} › ${title}`);
    }
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
