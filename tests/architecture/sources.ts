import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Reads a file by its path from the project's root. */
export function read(file: string): string {
  return readFileSync(resolve(root, file), 'utf8');
}

/** Returns the paths of the files from the project's root, without tests. */
export function sources(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });
}
