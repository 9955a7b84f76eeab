import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFolder, root } from '../folders.ts';
import type { Lifetime } from '../lifetime.ts';
import { runQuietly } from '../processes.ts';
import type { Settings } from '../settings.ts';
import { webEnvironment } from './web-environment.ts';

/** Builds the site once and copies it for the other suites. */
export async function buildWeb(
  lifetime: Lifetime,
  [settings, ...others]: readonly Settings[],
): Promise<void> {
  if (!settings) return;
  const folder = builtFolder(settings.projectId, 'web');
  await runQuietly(
    lifetime,
    {
      command: process.execPath,
      args: [...process.execArgv, join(root, 'web', 'build', 'build.ts'), '--out-dir', folder],
      cwd: root,
      environment: webEnvironment(settings),
    },
    (output) => `The site doesn't build:\n${output}`,
  );
  for (const other of others) await copySite(settings, other);
}

/** Copies a site to another suite. Only the values of its environment differ. */
async function copySite(from: Settings, to: Settings): Promise<void> {
  const source = builtFolder(from.projectId, 'web');
  const target = builtFolder(to.projectId, 'web');
  const wanted = webEnvironment(to);
  const values = Object.entries(webEnvironment(from)).map(([name, value]) => [value, wanted[name]]);
  const changed = new Map(values.filter(([old, own]) => old !== own) as [string, string][]);
  const longestFirst = [...changed.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map((it) => RegExp.escape(it)).join('|'), 'g');
  for await (const entry of glob('**', { cwd: source, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // Latin-1 keeps every byte of a binary file.
    const text = await readFile(file, 'latin1');
    const copy = file.replace(source, target);
    await mkdir(dirname(copy), { recursive: true });
    const own = text.replace(pattern, (value) => changed.get(value) ?? value);
    await writeFile(copy, own, 'latin1');
  }
}
