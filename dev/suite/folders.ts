import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What the emulators of `npm start` import. */
export const seedFolder = join(root, 'emulator-data');

/** Logs and caches. */
export const localFolder = join(root, '.local');

export function logFolder(projectId: string): string {
  return join(localFolder, projectId);
}

/**
 * What the suite builds and serves, apart for each project id, so that two suites can run at once.
 * Not below `.local`: the Functions emulator does not watch folders whose path has a dotted name.
 */
export function builtFolder(projectId: string, part: 'web' | 'functions'): string {
  return join(root, 'dist', projectId, part);
}
