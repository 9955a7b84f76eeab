import { join } from 'node:path';
import type { Environment } from '../suite/environment.ts';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { runProcess } from '../suite/processes.ts';
import { findChromium } from './find-chromium.ts';
import type { Layer, Selection } from './layer.ts';
import { runTool } from './run-tool.ts';
import { testFiles } from './test-files.ts';

const reporter = join(import.meta.dirname, 'vitest-reporter.ts');

/**
 * The tests of one project of vitest.config.ts. A covered layer that is run whole is held to the coverage
 * that the configuration asks for.
 */
export function vitestLayer(
  project: 'unit' | 'components' | 'rehearsal' | 'rules' | 'functions',
  { suites = 0, isCovered = false, needsChromium = false } = {},
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
      const environment = await environmentOf(run.lifetime, run.environment);
      await runTool(
        { ...run, environment },
        'vitest',
        vitest('run', project, run.selection, options),
      );
    },
    async watch(lifetime, given, selection) {
      const environment = await environmentOf(lifetime, given);
      // Without a choice it waits for a test file to be saved, and runs that.
      const extra = selection === undefined ? ['--standalone'] : [];
      const command = vitest('watch', project, selection, extra);
      return (await runProcess(lifetime, { ...command, environment, isInteractive: true })) === 0
        ? 0
        : 1;
    },
  };

  async function environmentOf(lifetime: Lifetime, given: Environment): Promise<Environment> {
    return needsChromium ? { ...given, CHROME_PATH: await findChromium(lifetime) } : given;
  }
}

function vitest(
  mode: 'run' | 'watch',
  project: string,
  { files, title }: Selection = { files: [], title: undefined },
  options: string[],
) {
  const choice = title === undefined ? files : [...files, `--testNamePattern=${title}`];
  return {
    command: process.execPath,
    args: [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      mode,
      // With the project of the files that need a process of their own.
      `--project=${project}*`,
      ...choice,
      ...options,
    ],
    cwd: root,
  };
}
