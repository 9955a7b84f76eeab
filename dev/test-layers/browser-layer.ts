import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer } from './layer.ts';
import { runTool } from './run-tool.ts';
import { testFiles } from './test-files.ts';

const reporter = join(import.meta.dirname, 'playwright-reporter.ts');

/** The browser tests, two at a time on each suite. */
export const browserLayer: Layer = {
  name: 'browser',
  suites: 2,
  testFiles: testFiles.browser,
  async run(run) {
    await runTool(
      {
        ...run,
        environment: {
          ...run.environment,
          CHROME_PATH: await findChromium(run.lifetime),
          ...(run.selection === undefined && { WITHOUT_SNAPSHOTS: 'true' }),
        },
      },
      'playwright',
      {
        command: process.execPath,
        args: [
          join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
          'test',
          ...(run.selection?.files ?? []).map((file) => `${RegExp.escape(file)}$`),
          `--grep=${run.selection?.title ?? ''}`,
          `--workers=${2 * run.suites}`,
          `--reporter=list,${reporter}`,
        ],
        cwd: root,
      },
    );
  },
};
