import { join } from 'node:path';
import type { Environment } from '../suite/environment.ts';
import { localFolder, root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { runProcess } from '../suite/processes.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer } from './layer.ts';
import { completeOutcome, joinOutcomes, type Outcome } from './outcome.ts';
import { readPlaywrightOutcome } from './playwright-report.ts';
import { readReport, reportFile } from './report.ts';
import { formatSightings, listSightings } from './sightings.ts';

/** The journeys of tests/e2e in a real Chromium: two at a time, then one after the other those that need the suite alone. */
export const browserLayer: Layer = {
  name: 'browser',
  async run(lifetime, environment) {
    const playwright = { ...environment, CHROME_PATH: await findChromium(lifetime) };
    const shared = await runJourneys(lifetime, playwright, 'browser', [
      '--grep-invert=@alone',
      '--workers=2',
    ]);
    const alone = await runJourneys(lifetime, playwright, 'browser-alone', ['--grep=@alone']);
    const sightings = listSightings([shared.report, alone.report]);
    console.log(
      `\nRoutes and messages, and the first test that shows each:\n${formatSightings(sightings)}`,
    );
    const missing = sightings.filter(({ test }) => test === undefined);
    return joinOutcomes([
      shared.outcome,
      alone.outcome,
      { passed: 0, failures: missing.map(({ specified }) => `no test reaches ${specified}`) },
    ]);
  },
};

async function runJourneys(
  lifetime: Lifetime,
  environment: Environment,
  name: string,
  options: string[],
): Promise<{ report: unknown; outcome: Outcome }> {
  const file = await reportFile(name);
  const code = await runProcess(lifetime, {
    command: process.execPath,
    args: [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      `--output=${join(localFolder, 'browser-tests', name)}`,
      ...options,
    ],
    cwd: root,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = await readReport(file);
  return { report, outcome: completeOutcome(readPlaywrightOutcome(report), code) };
}
