import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Data that `npm start` imports. */
export const seedFolder = join(root, 'emulator-data');

/** Uncommitted data for `npm start -- --many`. */
export const largeSeedFolder = join(root, '.local', 'emulator-data-many');

/** Logs and caches. */
export const localFolder = join(root, '.local');

export function logFolder(projectId: string): string {
  return join(localFolder, projectId);
}

/**
 * Each project ID has its own folder, so two suites can run at once. The folder isn't in `.local`, because the
 * Functions emulator doesn't watch dotted paths.
 */
export function builtFolder(projectId: string, part: 'web' | 'functions'): string {
  return join(root, 'dist', projectId, part);
}
