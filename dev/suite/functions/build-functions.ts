import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { builtFolder, root } from '../folders.ts';
import { functionParameters, functionSecrets } from './functions-environment.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { rejectAfter, runProcess } from '../processes.ts';
import type { Settings } from '../settings.ts';

const source = join(root, 'functions');
const entry = join(source, 'src', 'index.cts');
const movedClock = `--alias:#clock=${join(import.meta.dirname, 'moved-clock.ts')}`;

export function functionsBundle(settings: Settings): string {
  return join(builtFolder(settings.projectId, 'functions'), 'lib', 'index.cjs');
}

/** Creates the folder that the Functions emulator runs. */
export async function buildFunctions(lifetime: Lifetime, settings: Settings): Promise<void> {
  const folder = builtFolder(settings.projectId, 'functions');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'package.json'), await emulatedPackage(folder)),
    writeFile(join(folder, '.env.local'), formatVariables(functionParameters(settings))),
    writeFile(join(folder, '.secret.local'), formatVariables(functionSecrets(settings)), {
      mode: 0o600,
    }),
  ]);
  await bundleModule(lifetime, entry, functionsBundle(settings), [movedClock]);
}

/**
 * Rebuilds the functions after each change, and the Functions emulator reloads them. `crashed` rejects when the
 * bundler ends.
 */
export async function watchFunctions(
  lifetime: Lifetime,
  settings: Settings,
): Promise<{ crashed: Promise<never> }> {
  const bundling = runProcess(
    lifetime,
    await bundler(entry, functionsBundle(settings), [
      movedClock,
      '--log-level=info',
      '--watch=forever',
    ]),
  );
  return { crashed: rejectAfter(bundling, 'The functions bundler') };
}

/** Bundles a module with the flags of a deployment. Throws a Problem if the build fails. */
export async function bundleModule(
  lifetime: Lifetime,
  module: string,
  outfile: string,
  extraArguments: string[] = [],
): Promise<void> {
  const flags = ['--log-level=warning', ...extraArguments];
  const code = await runProcess(lifetime, await bundler(module, outfile, flags));
  if (code !== 0) throw new Problem(`${module} doesn't build. See the error above.`);
}

/** Returns a command with the flags of a deployment's build script. */
export async function bundler(module: string, outfile: string, extraArguments: string[] = []) {
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { build: string } };
  const [, , ...words] = scripts.build.split(' ');
  const flags = words.filter((word) => !word.startsWith('--outfile='));
  return {
    command: join(root, 'node_modules', '.bin', 'esbuild'),
    args: [module, ...flags, `--outfile=${outfile}`, ...extraArguments],
    cwd: source,
  };
}

async function emulatedPackage(folder: string): Promise<string> {
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const main = relative(folder, join(import.meta.dirname, 'emulated-functions.cts'));
  return JSON.stringify({ ...(JSON.parse(text) as object), main });
}

function formatVariables(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
