import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundler } from '../../dev/suite/functions/build-functions.ts';

const functionsFolder = join(import.meta.dirname, '../../functions');
const endpoints = globSync('src/**/*.endpoint.ts', { cwd: functionsFolder });
const entry = 'src/index.cts';

const common = ['firebase-admin', 'firebase-functions', 'ipaddr.js', 'to-words', 'zod'];

const needed: Record<string, string[]> = {
  locations: ['@countrystatecity/countries'],
};

let inputs: Metafile['inputs'];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const metafile = join(folder, 'meta.json');
  const built = await bundler(entry, join(folder, 'index.cjs'), [
    '--log-level=error',
    `--metafile=${metafile}`,
  ]);
  execFileSync(built.command, built.args, { cwd: built.cwd });
  ({ inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as Metafile);
});

it('the entry loads functions only, each by a require call', () => {
  const imports = inputs[entry]?.imports ?? [];
  const files = globSync('src/**/*.{blocking,endpoint,trigger,schedule}.ts', {
    cwd: functionsFolder,
  });
  expect([...new Set(imports.map(({ path }) => path))].toSorted()).toEqual(files.toSorted());
  expect(new Set(imports.map(({ kind }) => kind))).toEqual(new Set(['require-call']));
});

it('a deployed bundle has only the code of the functions, without the clock of the local suite', () => {
  const others = Object.keys(inputs).filter(
    (file) => !/^(src|shared|..\/node_modules)\//.test(file),
  );
  expect(others).toEqual([]);
});

// The customer or Razorpay waits for each endpoint. All other packages are loaded by `await import`.
it.each(endpoints)('%s loads only the packages that it needs', (file) => {
  const name = file.replace(/.*\/|\.endpoint\.ts/g, '');
  const allowed = new Set([...common, ...(needed[name] ?? [])]);
  const others = [...loadedBy(file)].filter(([loaded]) => !allowed.has(loaded));
  expect(others.map(([, path]) => path.join(' loads '))).toEqual([]);
});

/** Returns each package that a module loads statically, with the import path from the module to the package. */
function loadedBy(file: string): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  const reached = new Set<string>();
  const follow = (from: string, way: string[]): void => {
    if (reached.has(from)) return;
    reached.add(from);
    for (const { path, kind } of inputs[from]?.imports ?? []) {
      if (kind === 'dynamic-import' || path.startsWith('node:')) continue;
      const next = packageOf(path);
      if (next === undefined) follow(path, [...way, path]);
      else if (!packages.has(next)) packages.set(next, [...way, next]);
    }
  };
  follow(file, [file]);
  return packages;
}

/** Returns the name of a path's package, or undefined for a module of the functions. */
function packageOf(path: string): string | undefined {
  if (/^(src|shared|..\/node_modules)\//.test(path)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(path.replace(/^.*node_modules\//, ''))?.[0];
}
