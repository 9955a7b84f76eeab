import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { runProcess } from '../suite/processes.ts';
import type { Layer } from './layer.ts';
import type { Outcome } from './outcome.ts';

/** A layer whose commands look at the sources alone; each counts as one check. */
export function staticLayer(name: string, commands: string[][]): Layer {
  return {
    name,
    async run(lifetime) {
      const outcome: Outcome = { passed: 0, failures: [] };
      for (const [tool = '', ...args] of commands) {
        const command = join(root, 'node_modules', '.bin', tool);
        const code = await runProcess(lifetime, { command, args, cwd: root });
        if (code === 0) outcome.passed += 1;
        else outcome.failures.push([tool, ...args].join(' '));
      }
      return outcome;
    },
  };
}
