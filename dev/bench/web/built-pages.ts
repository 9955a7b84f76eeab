import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the copies are served. */
const copies = '/without-scripts';

/** The paths of the public pages, from the sitemap in the folder of the built site. */
export async function publicPaths(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address).pathname;
  });
}

/** Writes a page's copy without scripts beside the built site; returns the path of the copy. */
export async function copyWithoutScripts(folder: string, path: string): Promise<string> {
  const name = path === '/' ? '/index' : path;
  const html = await readFile(`${folder}${name}.html`, 'utf8');
  const copy = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  const file = join(folder, copies, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, copy);
  return copies + path;
}
