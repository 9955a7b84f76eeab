import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Entry {
  version?: string;
  /** The folder that a link of a workspace leads to. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Lock = Record<string, Entry>;

it('every package is deployed in a version that the tests run with', () => {
  const deployed = versionsUnder(readLock('functions/package-lock.json'), '');
  const tested = new Set(versionsUnder(readLock('package-lock.json'), 'functions'));
  expect(deployed.length).toBeGreaterThan(100);
  expect(deployed.filter((version) => !tested.has(version))).toEqual([]);
});

/** What `npm ci` would refuse; the first start installs with `npm install`. */
it.each([
  ['package-lock.json', '', 'package.json'],
  ['package-lock.json', 'web', 'web/package.json'],
  ['package-lock.json', 'functions', 'functions/package.json'],
  ['functions/package-lock.json', '', 'functions/package.json'],
])('%s lists for "%s" what %s asks for, in a fitting version', (lockFile, folder, packageFile) => {
  const lock = readLock(lockFile);
  const asked = JSON.parse(readFileSync(resolve(root, packageFile), 'utf8')) as Entry;
  const wanted = { ...asked.dependencies, ...asked.devDependencies };
  const listed = { ...lock[folder]?.dependencies, ...lock[folder]?.devDependencies };
  expect(listed).toEqual(wanted);
  const locked = Object.keys(wanted).map((name) => [
    name,
    lock[locate(lock, folder, name) ?? '']?.version,
  ]);
  expect(Object.fromEntries(locked)).toEqual(wanted);
});

/** `use-google-popup.ts` uses the SDK's private module; in a second copy it would have no effect. */
it('the site has one copy of @firebase/auth', () => {
  const copies = Object.keys(readLock('package-lock.json')).filter((path) =>
    path.endsWith('node_modules/@firebase/auth'),
  );
  expect(copies).toEqual(['node_modules/@firebase/auth']);
});

function readLock(file: string): Lock {
  const { packages } = JSON.parse(readFileSync(resolve(root, file), 'utf8')) as { packages: Lock };
  return packages;
}

/** `name@version` of all that a package in a folder is run with, directly or through others. */
function versionsUnder(lock: Lock, folder: string): string[] {
  const found = new Map<string, string>();
  const visit = (from: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = lock[from] ?? {};
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const at = locate(lock, from, name);
      if (at === undefined || found.has(at)) continue;
      found.set(at, `${name}@${lock[at]?.version}`);
      visit(at);
    }
  };
  visit(folder);
  return [...found.values()];
}

/** Where Node finds a package: in the nearest `node_modules` above. Undefined for an optional one that is left out. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  const folders = from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const at = [...folders.slice(0, depth), 'node_modules', name].filter(Boolean).join('/');
    const entry = lock[at];
    if (entry) return entry.link ? entry.resolved : at;
  }
  return undefined;
}
