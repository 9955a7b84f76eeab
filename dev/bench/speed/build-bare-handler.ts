import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { builtFolder } from '../../suite/folders.ts';
import type { Settings } from '../../suite/settings.ts';

/** Bundles the bare handler as the functions are bundled; returns its path. */
export async function buildBareHandler({ projectId }: Settings): Promise<string> {
  const outfile = join(builtFolder(projectId, 'functions'), 'bare-handler.js');
  await build({
    entryPoints: [fileURLToPath(new URL('bare-handler.ts', import.meta.url))],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
  });
  return outfile;
}
