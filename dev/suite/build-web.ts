import { join } from 'node:path';
import { builtFolder, root } from './folders.ts';
import type { Lifetime } from './lifetime.ts';
import { runQuietly } from './processes.ts';
import type { Settings } from './settings.ts';
import { webEnvironment } from './web-environment.ts';

/** Builds the site into the folder that the Hosting emulator serves. */
export function buildWeb(lifetime: Lifetime, settings: Settings): Promise<void> {
  const folder = builtFolder(settings.projectId, 'web');
  return runQuietly(
    lifetime,
    {
      command: process.execPath,
      args: [...process.execArgv, join(root, 'web', 'build', 'build.ts'), '--out-dir', folder],
      cwd: root,
      environment: webEnvironment(settings),
    },
    (output) => `The site does not build:\n${output}`,
  );
}
