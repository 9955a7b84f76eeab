import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer, Selection } from './layer.ts';
import { runTool } from './run-tool.ts';
import { testFiles } from './test-files.ts';

const reporter = join(import.meta.dirname, 'vitest-reporter.ts');

/**
 * Creates a layer for a project in vitest.config.ts. The coverage thresholds apply only if the whole layer runs.
 */
export function vitestLayer(
  project: 'unit' | 'components' | 'rehearsal' | 'rules' | 'functions',
  { suites = 0, isCovered = false, isInBrowser = false } = {},
): Layer {
  return {
    name: project,
    suites,
    testFiles: testFiles[project],
    async run(run) {
      const options = [
        '--reporter=default',
        `--reporter=${reporter}`,
        ...(isCovered && run.selection === undefined ? ['--coverage'] : []),
      ];
      const browser = isInBrowser && {
        CHROME_PATH: await findChromium(run.lifetime),
        CACHE_MODULES: 'true',
      };
      const environment = { ...run.environment, ...browser };
      await runTool({ ...run, environment }, 'vitest', vitest(project, run.selection, options));
    },
  };
}

function vitest(
  project: string,
  { files, title }: Selection = { files: [], title: undefined },
  options: string[],
) {
  const choice = title === undefined ? files : [...files, `--testNamePattern=${title}`];
  return {
    command: process.execPath,
    args: [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      // The `*` includes the project of files that need their own process.
      `--project=${project}*`,
      ...choice,
      ...options,
    ],
    cwd: root,
  };
}
