import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { runProcess } from '../suite/processes.ts';
import type { Layer } from './layer.ts';
import { completeOutcome } from './outcome.ts';
import { readReport, reportFile } from './report.ts';
import { readVitestOutcome } from './vitest-report.ts';

/** The tests of one project of vitest.config.ts; with the coverage that it asks for, if wanted. */
export function vitestLayer(project: string, { isCovered = false } = {}): Layer {
  return {
    name: project,
    async run(lifetime, environment) {
      const report = await reportFile(project);
      const code = await runProcess(lifetime, {
        command: process.execPath,
        args: [
          join(root, 'node_modules', 'vitest', 'vitest.mjs'),
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(isCovered ? ['--coverage'] : []),
        ],
        cwd: root,
        environment,
      });
      return completeOutcome(readVitestOutcome(await readReport(report)), code);
    },
  };
}
