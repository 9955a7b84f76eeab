import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { html } from 'hono/html';
import type { App } from './serve-app.ts';

export type Html = ReturnType<typeof html>;

/** Returns a page. `styles` are paths of style sheets. */
export function pageOf(title: string, styles: string[], head: unknown, body: unknown): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)} ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** Adds a browser script. The first request bundles it from TypeScript. */
export function addScript(app: App, path: string, source: URL, headers = {}): void {
  let bundle: Promise<string> | undefined;
  app.get(path, async (c) => {
    bundle ??= bundleScript(source);
    return c.body(await bundle, 200, { ...headers, ...contentType('text/javascript') });
  });
}

async function bundleScript(source: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

export function addPlainStyle(app: App): void {
  addStyle(app, '/plain.css', new URL('browser/plain.css', import.meta.url));
}

export function addStyle(app: App, path: string, source: URL): void {
  app.get(path, async (c) => c.body(await readFile(source, 'utf8'), 200, contentType('text/css')));
}

function contentType(type: string) {
  return { 'Content-Type': `${type}; charset=utf-8`, 'X-Content-Type-Options': 'nosniff' };
}
