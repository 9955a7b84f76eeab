import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The data that the emulators of `npm start` import. */
export const seedFolder = join(root, 'emulator-data');

/** The data of `npm start -- --many`, which is not committed. */
export const largeSeedFolder = join(root, '.local', 'emulator-data-many');

/** Logs and caches. */
export const localFolder = join(root, '.local');

export function logFolder(projectId: string): string {
  return join(localFolder, projectId);
}

/**
 * The folder of a built part. Each project id has its own, so that two suites can run at once. It is
 * not in `.local`, because the Functions emulator does not watch paths with a dotted name.
 */
export function builtFolder(projectId: string, part: 'web' | 'functions'): string {
  return join(root, 'dist', projectId, part);
}
