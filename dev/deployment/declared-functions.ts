import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleModule } from '../suite/functions/build-functions.ts';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { runQuietly } from '../suite/processes.ts';

export interface DeclaredParameter {
  name: string;
  type: 'string' | 'int' | 'boolean' | 'secret';
}

export interface DeclaredFunctions {
  params: DeclaredParameter[];
  /** The functions by name. Only an HTTP endpoint has an `httpsTrigger`. */
  endpoints: Record<string, { httpsTrigger?: object; scheduleTrigger?: { schedule: string } }>;
}

/** Builds the functions as a deployment does and reads their declarations as firebase-tools does. */
export async function discoverFunctions(lifetime: Lifetime): Promise<DeclaredFunctions> {
  const source = join(root, 'functions');
  await bundleModule(lifetime, join(source, 'src', 'index.cts'), join(source, 'lib', 'index.cjs'));
  const folder = await mkdtemp(join(tmpdir(), 'declared-'));
  const manifest = join(folder, 'functions.json');
  try {
    await runQuietly(
      lifetime,
      {
        command: join(root, 'node_modules', '.bin', 'firebase-functions'),
        args: [],
        cwd: source,
        environment: {
          FUNCTIONS_CONTROL_API: 'true',
          FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
          GCLOUD_PROJECT: 'demo-declared',
        },
      },
      (output) => `The functions couldn't be loaded:\n${output}`,
    );
    return JSON.parse(await readFile(manifest, 'utf8')) as DeclaredFunctions;
  } finally {
    await rm(folder, { recursive: true });
  }
}
