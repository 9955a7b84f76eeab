import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { DescribedPage, PublicPage } from '../src/app/page-descriptions.ts';
import type { DataFacts } from './head/structured-data.ts';
import type { SitePage } from '../src/app/site-map.ts';

/** What `src/prerender.tsx` exports. */
export interface Prerenderer {
  prerenderPage: (path: string) => Promise<string>;
  /** Renders the picture of a page as SVG. `widthOf` measures an SVG in pixels. */
  renderPicture: (page: SitePage, widthOf: (svg: string) => number) => { svg: string; alt: string };
  /** All pages, with that of missing addresses. */
  describedPages: readonly DescribedPage[];
  publicPages: readonly PublicPage[];
  dataFacts: DataFacts;
}

const webDir = resolve(import.meta.dirname, '..');

/** Builds the module that renders pages, in a folder from which Node finds React. */
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
