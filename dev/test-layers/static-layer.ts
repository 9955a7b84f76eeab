import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import type { Layer } from './layer.ts';
import { runTool } from './run-tool.ts';

/** A layer whose commands look at the sources alone; each counts as one check. */
export function staticLayer(name: string, commands: string[][]): Layer {
  return {
    name,
    async run(run) {
      for (const [tool = '', ...args] of commands) {
        const check = [tool, ...args].join(' ');
        const command = join(root, 'node_modules', '.bin', tool);
        const code = await runTool(run, check, { command, args, cwd: root });
        if (code === 0) run.onResult({ name: check });
      }
    },
  };
}
