import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a picture to the built site; resolves to its path there. The hash in its name makes those who keep a
 * picture fetch a changed one.
 */
export async function writePicture(folder: string, name: string, file: Buffer): Promise<string> {
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
  const path = `/assets/${name}-${hash}.png`;
  await writeFile(join(folder, path), file);
  return path;
}
