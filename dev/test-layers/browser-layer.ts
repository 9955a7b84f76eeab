import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { runProcess } from '../suite/processes.ts';
import { completeCount, countPlaywright } from './count.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer } from './layer.ts';
import { readReport, reportFile } from './report.ts';

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
    return completeCount(countPlaywright(await readReport(report)), code);
  },
};
