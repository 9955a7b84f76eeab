import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { DescribedPage, PublicPage } from '../src/app/page-descriptions.ts';
import type { DataFacts } from './head/structured-data.ts';
import type { SitePage } from '../src/app/site-map.ts';

/** The exports of `src/prerender.tsx`. */
export interface Prerenderer {
  prerenderPage: (path: string) => Promise<string>;
  /** Renders the picture of a page as SVG. `widthOf` measures an SVG in pixels. */
  renderPicture: (page: SitePage, widthOf: (svg: string) => number) => { svg: string; alt: string };
  /** All pages, including the not-found page. */
  describedPages: readonly DescribedPage[];
  publicPages: readonly PublicPage[];
  dataFacts: DataFacts;
  shownFirst: (path: string) => unknown;
}

const webDir = resolve(import.meta.dirname, '..');

/** Builds the prerenderer in a folder where Node can resolve Preact, and passes it to `act`. */
export async function withPrerenderer(
  { configFile, mode }: { configFile: string; mode: string },
  act: (prerenderer: Prerenderer) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(resolve(webDir, '../node_modules/.prerender-'));
  try {
    await build({
      configFile,
      mode,
      logLevel: 'warn',
      build: { ssr: join(webDir, 'src/prerender.tsx'), outDir: scratch, emptyOutDir: true },
    });
    await act(await import(pathToFileURL(join(scratch, 'prerender.js')).href));
  } finally {
    await rm(scratch, { recursive: true });
  }
}
