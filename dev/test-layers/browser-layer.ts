import { join } from 'node:path';
import { localFolder, root } from '../suite/folders.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer, LayerRun } from './layer.ts';
import { runTool } from './run-tool.ts';
import { escapePattern } from './read-request.ts';
import { testFiles } from './test-files.ts';

const reporter = join(import.meta.dirname, 'playwright-reporter.ts');

/** The journeys of tests/e2e in a real Chromium: two at once on each suite, then one on each: those that need a suite alone. */
export const browserLayer: Layer = {
  name: 'browser',
  suites: 2,
  testFiles: testFiles.browser,
  async run(run) {
    const playwright: LayerRun = {
      ...run,
      environment: { ...run.environment, CHROME_PATH: await findChromium(run.lifetime) },
    };
    const title = run.selection?.title ?? '';
    await runJourneys(playwright, 'shared', [
      `--grep=${title}`,
      '--grep-invert=@alone',
      `--workers=${2 * run.suites}`,
    ]);
    // The tags stand behind the title.
    await runJourneys(playwright, 'alone', [`--grep=${title}.*@alone`, `--workers=${run.suites}`]);
  },
};

async function runJourneys(run: LayerRun, name: string, options: string[]): Promise<void> {
  await runTool(run, 'playwright', {
    command: process.execPath,
    args: [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      ...(run.selection?.files ?? []).map((file) => `${escapePattern(file)}$`),
      `--reporter=list,${reporter}`,
      '--pass-with-no-tests',
      `--output=${join(localFolder, 'browser-tests', name)}`,
      ...options,
    ],
    cwd: root,
  });
}
