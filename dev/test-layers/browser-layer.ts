import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { runProcess } from '../suite/processes.ts';
import { completeCount, countPlaywright } from './count.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer } from './layer.ts';
import { readReport, reportFile } from './report.ts';
import { formatSightings, listSightings } from './sightings.ts';

/** The journeys of tests/e2e in a real Chromium. */
export const browserLayer: Layer = {
  name: 'browser',
  async run(lifetime, environment) {
    const report = await reportFile('browser');
    const code = await runProcess(lifetime, {
      command: process.execPath,
      args: [
        join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        '--reporter=list,json',
      ],
      cwd: root,
      environment: {
        ...environment,
        CHROME_PATH: await findChromium(lifetime),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    const results = await readReport(report);
    const count = completeCount(countPlaywright(results), code);
    const sightings = listSightings(results ?? {});
    console.log(
      `\nRoutes and messages, and the first test that shows each:\n${formatSightings(sightings)}`,
    );
    const missing = sightings.filter(({ test }) => test === undefined).length;
    return { ...count, failed: count.failed + missing };
  },
};
