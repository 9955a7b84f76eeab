import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Resolves to the path in the built site. The hash in the name makes caches fetch a changed picture. */
export async function writePicture(folder: string, name: string, file: Buffer): Promise<string> {
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
  const path = `/assets/${name}-${hash}.png`;
  await writeFile(join(folder, path), file);
  return path;
}
