import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFolder } from '../../suite/folders.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import { openBrowser } from '../browser.ts';
import { percentile } from '../figures.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { runFirstRowBench } from './run-first-row-bench.ts';

interface WebBenchOptions {
  /** Visits to each page. */
  runs: number;
  /** The only path to measure. If undefined, all pages are measured. */
  page: string | undefined;
}

const copies = '/without-scripts';

/** Measures the public pages as a visitor, and the first rows as a customer. */
export async function runWebBench(
  lifetime: Lifetime,
  settings: Settings,
  { runs, page }: WebBenchOptions,
): Promise<void> {
  const origin = originOf(settings, 'hosting');
  const folder = builtFolder(settings.projectId, 'web');
  const visited = page === undefined ? await publicPaths(folder) : [page];
  const visitor = await openBrowser(lifetime);
  const rows: object[] = [];
  for (const path of visited) {
    rows.push(...(await compare(path, visitor.port)));
    console.log(`${path} is measured.`);
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`);
  console.table(rows);
  if (page === undefined) await runFirstRowBench(visitor.context, settings, runs);

  async function compare(path: string, port: number): Promise<object[]> {
    const copyPath = await copyWithoutScripts(folder, path);
    const visits: PageFigures[] = [];
    const ofCopy: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await measurePage(origin + path, port));
      ofCopy.push(await measurePage(origin + copyPath, port));
    }
    const ratio = median(visits, 'lcpMs') / median(ofCopy, 'lcpMs');
    return [
      { page: path, ...row(visits), 'LCP to copy': ratio.toFixed(2) },
      { page: `${path} without scripts`, ...row(ofCopy), 'LCP to copy': '' },
    ];
  }
}

function row(visits: readonly PageFigures[]) {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  return {
    'LCP ms': Math.round(median(visits, 'lcpMs')),
    'TBT ms': Math.round(median(visits, 'tbtMs')),
    CLS: median(visits, 'cls').toFixed(3),
    'script kB': (median(visits, 'scriptBytes') / 1000).toFixed(1),
    scores: scores.map((name) => median(visits, name)).join(' '),
  };
}

function median(visits: readonly PageFigures[], name: keyof PageFigures): number {
  return percentile(
    visits.map((visit) => visit[name]),
    0.5,
  );
}

/** Reads the sitemap of the built site. */
async function publicPaths(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address).pathname;
  });
}

/** Returns the copy's path. */
async function copyWithoutScripts(folder: string, path: string): Promise<string> {
  const name = path === '/' ? '/index' : path;
  const html = await readFile(`${folder}${name}.html`, 'utf8');
  const copy = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  const file = join(folder, copies, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, copy);
  return copies + path;
}
