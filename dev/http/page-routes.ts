import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Handler, Routes } from './routes.ts';

/** Bundles a browser script, so that it may be written as TypeScript modules. */
export async function scriptHandler(source: URL): Promise<Handler> {
  const bundle = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return serveBytes('text/javascript', bundle.outputFiles[0]?.contents);
}

interface Page {
  /** The folder that holds `<name>.html`, `<name>.css` and `<name>.ts`. */
  folder: URL;
  name: string;
  /** The page's own path. */
  path: string;
  /** The path under which its style and script are served. */
  assets: string;
  policy: string;
}

/** The routes of a page made of three files of one name. */
export async function pageRoutes({ folder, name, path, assets, policy }: Page): Promise<Routes> {
  const [html, css, script] = await Promise.all([
    readFile(new URL(`${name}.html`, folder)),
    readFile(new URL(`${name}.css`, folder)),
    scriptHandler(new URL(`${name}.ts`, folder)),
  ]);
  return {
    [`GET ${path}`]: serveBytes('text/html', html, { 'Content-Security-Policy': policy }),
    [`GET ${assets}${name}.css`]: serveBytes('text/css', css),
    [`GET ${assets}${name}.js`]: script,
  };
}

/** The look that the plain pages for developers share. */
export async function plainStyleRoute(): Promise<Routes> {
  const css = await readFile(new URL('browser/plain.css', import.meta.url));
  return { 'GET /plain.css': serveBytes('text/css', css) };
}

function serveBytes(type: string, body: Uint8Array | undefined, headers = {}): Handler {
  return () => ({
    status: 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
    body,
  });
}
