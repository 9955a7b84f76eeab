import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { Problem } from '../suite/problem.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer } from './layer.ts';
import { describeFailure } from './report.ts';
import { runTool } from './run-tool.ts';
import { escapePattern } from './read-request.ts';
import { testFiles } from './test-files.ts';
import { watchJourneys } from './watch-journeys.ts';

const reporter = join(import.meta.dirname, 'playwright-reporter.ts');

/** The journeys of tests/e2e in a real Chromium: two at once on each suite. */
export const browserLayer: Layer = {
  name: 'browser',
  suites: 2,
  testFiles: testFiles.browser,
  async run(run) {
    await runTool(
      {
        ...run,
        environment: { ...run.environment, CHROME_PATH: await findChromium(run.lifetime) },
      },
      'playwright',
      {
        command: process.execPath,
        args: [
          join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
          'test',
          ...(run.selection?.files ?? []).map((file) => `${escapePattern(file)}$`),
          `--grep=${run.selection?.title ?? ''}`,
          `--workers=${2 * run.suites}`,
          `--reporter=list,${reporter}`,
        ],
        cwd: root,
      },
    );
  },
  async watch(lifetime, environment, selection) {
    if (selection === undefined) throw new Problem('Name the journeys to watch.');
    return watchJourneys(lifetime, () =>
      browserLayer.run({
        lifetime,
        environment,
        selection,
        suites: 1,
        onLine: console.log,
        onResult({ name, error }) {
          if (error !== undefined) console.log(describeFailure(`✗ ${name}`, error));
        },
      }),
    );
  },
};
