import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { read } from './sources.ts';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

type Lock = Record<string, Entry>;

it('every deployed package has a version that the tests use', () => {
  const deployed = versionsOf(readLock('functions/package-lock.json'));
  const tested = new Set(versionsOf(readLock('package-lock.json')));
  expect(deployed.length).toBeGreaterThan(100);
  expect(deployed.filter((version) => !tested.has(version))).toEqual([]);
});

/** `npm ci` would refuse a difference, but the first start runs `npm install`. */
it.each([
  ['package-lock.json', '', 'package.json'],
  ['package-lock.json', 'web', 'web/package.json'],
  ['package-lock.json', 'functions', 'functions/package.json'],
  ['functions/package-lock.json', '', 'functions/package.json'],
])(
  '%s lists for "%s" the dependencies of %s, in matching versions',
  (lockFile, folder, packageFile) => {
    const lock = readLock(lockFile);
    const asked = JSON.parse(read(packageFile)) as Entry;
    const wanted = { ...asked.dependencies, ...asked.devDependencies };
    const listed = { ...lock[folder]?.dependencies, ...lock[folder]?.devDependencies };
    expect(listed).toEqual(wanted);
    const locked = Object.keys(wanted).map((name) => {
      const own = lock[posix.join(folder, 'node_modules', name)];
      return [name, (own ?? lock[`node_modules/${name}`])?.version];
    });
    expect(Object.fromEntries(locked)).toEqual(wanted);
  },
);

/** `use-google-popup.ts` replaces a private function of the SDK, which has no effect on a second copy. */
it('the site has one copy of @firebase/auth', () => {
  const copies = Object.keys(readLock('package-lock.json')).filter((path) =>
    path.endsWith('node_modules/@firebase/auth'),
  );
  expect(copies).toEqual(['node_modules/@firebase/auth']);
});

function readLock(file: string): Lock {
  const { packages } = JSON.parse(read(file)) as { packages: Lock };
  return packages;
}

/** Returns `name@version` of each package, without development packages and packages for some systems only. */
function versionsOf(lock: Lock): string[] {
  return Object.entries(lock)
    .filter(([path, { dev, optional }]) => path.includes('node_modules/') && !dev && !optional)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
}
