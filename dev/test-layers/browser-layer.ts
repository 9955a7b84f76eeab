import { join } from 'node:path';
import type { Environment } from '../suite/environment.ts';
import { localFolder, root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { runProcess } from '../suite/processes.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer } from './layer.ts';
import { completeOutcome, joinOutcomes, type Outcome } from './outcome.ts';
import { readPlaywrightOutcome } from './playwright-report.ts';
import { readReport, reportFile } from './report.ts';
import { escapePattern } from './select-tests.ts';
import { formatSightings, listSightings } from './sightings.ts';
import { testFiles } from './test-files.ts';
import { watchJourneys } from './watch-journeys.ts';

/** The journeys of tests/e2e in a real Chromium: two at a time, then one after the other those that need the suite alone. */
export const browserLayer: Layer = {
  name: 'browser',
  testFiles: testFiles.browser,
  async run(lifetime, environment, selection) {
    const playwright = { ...environment, CHROME_PATH: await findChromium(lifetime) };
    const title = selection?.title ?? '';
    const files = (selection?.files ?? []).map((file) => `${escapePattern(file)}$`);
    const shared = await runJourneys(lifetime, playwright, 'browser', [
      ...files,
      `--grep=${title}`,
      '--grep-invert=@alone',
      '--workers=2',
    ]);
    const alone = await runJourneys(lifetime, playwright, 'browser-alone', [
      ...files,
      // The tags stand behind the title.
      `--grep=${title}.*@alone`,
    ]);
    const outcome = completeOutcome(
      joinOutcomes([shared.outcome, alone.outcome]),
      shared.code === 0 ? alone.code : shared.code,
    );
    if (selection !== undefined) return outcome;
    const sightings = listSightings([shared.report, alone.report]);
    console.log(
      `\nRoutes and messages, and the first test that shows each:\n${formatSightings(sightings)}`,
    );
    const missing = sightings.filter(({ test }) => test === undefined);
    return joinOutcomes([
      outcome,
      { passed: 0, failures: missing.map(({ specified }) => `no test reaches ${specified}`) },
    ]);
  },
  async watch(lifetime, environment, selection) {
    if (selection === undefined) throw new Problem('Name the journeys to watch.');
    return watchJourneys(lifetime, async () => {
      const { failures } = await browserLayer.run(lifetime, environment, selection);
      for (const failure of failures) console.log(`\n✗ ${failure}`);
    });
  },
};

async function runJourneys(
  lifetime: Lifetime,
  environment: Environment,
  name: string,
  options: string[],
): Promise<{ report: unknown; outcome: Outcome; code: number | string }> {
  const file = await reportFile(name);
  const code = await runProcess(lifetime, {
    command: process.execPath,
    args: [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      '--pass-with-no-tests',
      `--output=${join(localFolder, 'browser-tests', name)}`,
      ...options,
    ],
    cwd: root,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = await readReport(file);
  return { report, outcome: readPlaywrightOutcome(report), code };
}
