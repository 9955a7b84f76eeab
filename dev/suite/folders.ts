import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The data that `npm start` imports. */
export const seedFolder = join(root, 'emulator-data');

/** The uncommitted data for `npm start -- --many`. */
export const largeSeedFolder = join(root, '.local', 'emulator-data-many');

/** The folder of logs and caches. */
export const localFolder = join(root, '.local');

export function logFolder(projectId: string): string {
  return join(localFolder, projectId);
}

/** Returns the file that says by how many days the suite's clock is ahead. */
export function clockFile(projectId: string): string {
  return join(logFolder(projectId), 'clock');
}

/**
 * Returns the folder of a built part. Each project ID has its own, so two suites can run at once. It isn't in
 * `.local`, because the Functions emulator doesn't watch dotted paths.
 */
export function builtFolder(projectId: string, part: 'web' | 'functions'): string {
  return join(root, 'dist', projectId, part);
}
