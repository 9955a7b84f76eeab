import { join } from 'node:path';
import type { Environment } from '../../suite/environment.ts';
import { bundleModule, functionsBundle } from '../../suite/build-functions.ts';
import { builtFolder, root } from '../../suite/folders.ts';
import { processEnvironment } from '../../suite/functions-environment.ts';
import { Problem } from '../../suite/problem.ts';
import { runProcess } from '../../suite/processes.ts';
import { step } from '../../suite/step.ts';
import type { Bench } from '../serve-function.ts';
import type { LoadedFunction, LoadedModule } from './time-load.ts';

const rounds = 9;

export interface EntryLoads extends LoadedFunction {
  /** How long fresh processes took, in ms. */
  durations: number[];
  /** The same of a module that imports the libraries alone, each just before the other. */
  libraries: number[];
}

/** How long a fresh process takes to load what an instance of each function loads. */
export async function measureLoads(bench: Bench): Promise<EntryLoads[]> {
  const { lifetime, settings } = bench;
  const bundle = functionsBundle(settings);
  const libraries = join(builtFolder(settings.projectId, 'functions'), 'libraries.cjs');
  await bundleModule(lifetime, join(import.meta.dirname, 'libraries.ts'), libraries);
  // This also fills the system's cache of files.
  const { functions } = await load(bench, bundle);
  const entries = functions.map((it): EntryLoads => ({ ...it, durations: [], libraries: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    await step(`Loading each function, round ${round} of ${rounds}`, async () => {
      for (const entry of entries) {
        entry.libraries.push((await load(bench, libraries)).duration);
        const loaded = await load(bench, bundle, { FUNCTION_TARGET: entry.name });
        entry.durations.push(loaded.duration);
      }
    });
  }
  return entries;
}

async function load(
  { lifetime, settings }: Bench,
  module: string,
  environment: Environment = {},
): Promise<LoadedModule> {
  let printed = '';
  const code = await runProcess(lifetime, {
    command: process.execPath,
    args: [join(import.meta.dirname, 'time-load.ts'), module],
    cwd: root,
    environment: { ...processEnvironment(settings), ...environment },
    onLine: (line) => (printed += `${line}\n`),
  });
  if (code !== 0) throw new Problem(`${module} does not load: ${printed}`);
  return JSON.parse(printed) as LoadedModule;
}
