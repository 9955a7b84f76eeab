import { join } from 'node:path';
import { builtFolder, root } from './folders.ts';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';
import { runProcess } from './processes.ts';
import type { Settings } from './settings.ts';
import { webEnvironment } from './web-environment.ts';

/** Builds the site into the folder that the Hosting emulator serves. */
export async function buildWeb(lifetime: Lifetime, settings: Settings): Promise<void> {
  const output: string[] = [];
  const code = await runProcess(lifetime, {
    command: process.execPath,
    args: [
      ...process.execArgv,
      join(root, 'web', 'build.ts'),
      '--out-dir',
      builtFolder(settings.projectId, 'web'),
    ],
    cwd: root,
    environment: webEnvironment(settings),
    onLine: (line) => output.push(line),
  });
  if (code !== 0) throw new Problem(`The site does not build:\n${output.join('\n')}`);
}
