/** Builds the site: `node build.ts [--out-dir <dir>]`, by default into `web/dist`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadEnv, type Manifest } from 'vite';
import { fillTemplate, type PageParts } from './fill-template.ts';
import { robots, sitemap } from './for-crawlers.ts';
import type { SitePage } from './src/app/site-map.ts';

/** What `src/prerender.tsx` exports. */
interface Prerenderer {
  prerenderPage: (path: string) => Promise<string>;
  pages: readonly SitePage[];
  notFoundPage: SitePage;
}

const webDir = import.meta.dirname;
const configFile = join(webDir, 'vite.config.ts');
const { values } = parseArgs({ options: { 'out-dir': { type: 'string' } } });
/** The origin of full addresses, such as `https://www.example.com`; undefined if `SITE_URL` is not set. */
const origin = loadEnv('production', webDir, 'SITE_URL')['SITE_URL']?.replace(/\/$/, '');
const outDir = resolve(values['out-dir'] ?? join(webDir, 'dist'));

await build({
  configFile,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, manifest: 'manifest.json' },
});
const manifest = await takeManifest();
await withPrerenderer(writePages);

/** Builds the module that renders pages, in a folder from which Node finds React. */
async function withPrerenderer(act: (prerenderer: Prerenderer) => Promise<void>): Promise<void> {
  const scratch = await mkdtemp(resolve(webDir, '../node_modules/.prerender-'));
  try {
    await build({
      configFile,
      logLevel: 'warn',
      build: { ssr: join(webDir, 'src/prerender.tsx'), outDir: scratch, emptyOutDir: true },
    });
    await act(await import(pathToFileURL(join(scratch, 'prerender.js')).href));
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function writePages({ prerenderPage, pages, notFoundPage }: Prerenderer): Promise<void> {
  const publicPages = pages.filter(({ isPublic }) => isPublic);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const preloadsOf = (route: string) =>
    scriptsOf(`src/app/routes/${route}.tsx`).filter((script) => !template.includes(script));
  const write = (file: string, parts: PageParts) =>
    writeFile(join(outDir, file), fillTemplate(template, parts));
  for (const page of [...publicPages, notFoundPage]) {
    const { path, route, isPublic } = page;
    await write(fileOf(path), {
      head: page,
      address: origin && isPublic ? origin + path : undefined,
      content: await prerenderPage(path),
      scripts: preloadsOf(route),
    });
  }
  await write('_app-shell.html', { content: '', scripts: [] });
  if (origin) await writeForCrawlers(origin, publicPages);
}

/** The file that Hosting serves at an address, given `cleanUrls`. */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

async function writeForCrawlers(origin: string, pages: readonly SitePage[]): Promise<void> {
  const addresses = pages.map(({ path }) => origin + path);
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(addresses));
  await writeFile(join(outDir, 'robots.txt'), robots(origin));
}

/** Reads the build's manifest and deletes it, so that it is not published. */
async function takeManifest(): Promise<Manifest> {
  const file = join(outDir, 'manifest.json');
  const list = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(file);
  return list;
}

/** The scripts of a page that loads on demand, with their imports. */
function scriptsOf(source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} was not built.`);
  if (seen.has(chunk.file) || chunk.isEntry) return [];
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, seen);
  return [...seen];
}
