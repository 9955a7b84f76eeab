import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import type { Layer } from './layer.ts';
import { runTool } from './run-tool.ts';

/** Creates a layer whose tool reads only the sources. It counts as one check. */
export function staticLayer(name: string, tool: string, args: string[]): Layer {
  return {
    name,
    async run(run) {
      const command = join(root, 'node_modules', '.bin', tool);
      const code = await runTool(run, tool, { command, args, cwd: root });
      if (code === 0) run.onResult({ name: tool });
    },
  };
}
