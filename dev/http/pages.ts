import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { App } from './serve-app.ts';

interface Page {
  /** The folder that holds `<name>.html`, `<name>.css` and `<name>.ts`. */
  folder: URL;
  name: string;
  /** The page's own path. */
  path: string;
  /** The path under which its style and script are served. */
  assets: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** Adds the routes of a page that consists of three files of one name. */
export async function addPage(app: App, { folder, name, path, assets, policy }: Page) {
  await addStyle(app, `${assets}${name}.css`, new URL(`${name}.css`, folder));
  await addScript(app, `${assets}${name}.js`, new URL(`${name}.ts`, folder));
  const html = await readFile(new URL(`${name}.html`, folder));
  addFile(app, path, 'text/html', html, { 'Content-Security-Policy': policy });
}

/** Adds the route of a browser script; bundles the TypeScript modules that it consists of. */
export async function addScript(app: App, path: string, source: URL, headers = {}): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  addFile(app, path, 'text/javascript', outputFiles[0]?.contents ?? new Uint8Array(), headers);
}

/** Adds the style that the pages for developers share. */
export function addPlainStyle(app: App): Promise<void> {
  return addStyle(app, '/plain.css', new URL('browser/plain.css', import.meta.url));
}

export async function addStyle(app: App, path: string, source: URL): Promise<void> {
  addFile(app, path, 'text/css', await readFile(source));
}

function addFile(app: App, path: string, type: string, bytes: Uint8Array, headers = {}): void {
  app.get(path, (c) =>
    c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    }),
  );
}
