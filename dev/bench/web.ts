import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './figures.ts';

const run = promisify(execFile);

/** npm fetches Lighthouse only for this benchmark. As a dependency, it would add 10,000 files to every install. */
const lighthouse = 'lighthouse@13.5.0';

const copies = '/without-scripts';

interface Site {
  origin: string;
  /** The folder of the built site. */
  folder: string;
  /** The port of the browser's DevTools protocol. */
  port: number;
}

/** Visits public pages, or only the given path, and compares them with their copies without scripts. */
export async function runWebBench(site: Site, runs: number, path?: string): Promise<void> {
  const rows = [];
  for (const visited of path === undefined ? await publicPaths(site.folder) : [path]) {
    rows.push(...(await comparePage(site, visited, runs)));
    console.log(`${visited} is measured.`);
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`);
  console.table(rows);
}

async function publicPaths(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  const addresses = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(addresses, ([, address = '']) => new URL(address).pathname);
}

async function comparePage({ origin, folder, port }: Site, path: string, runs: number) {
  const copyPath = await copyWithoutScripts(folder, path);
  const visits: PageFigures[] = [];
  const ofCopy: PageFigures[] = [];
  for (let done = 0; done < runs; done += 1) {
    visits.push(await measurePage(origin + path, port));
    ofCopy.push(await measurePage(origin + copyPath, port));
  }
  const [page, copy] = [mediansOf(visits), mediansOf(ofCopy)];
  const ratio = (page['LCP ms'] / copy['LCP ms']).toFixed(2);
  return [
    { page: path, ...page, 'LCP to copy': ratio },
    { page: copyPath, ...copy },
  ];
}

/** Returns the copy's path. */
async function copyWithoutScripts(folder: string, path: string): Promise<string> {
  const name = path === '/' ? '/index' : path;
  const html = await readFile(`${folder}${name}.html`, 'utf8');
  const file = join(folder, copies, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  return copies + path;
}

type PageFigures = Awaited<ReturnType<typeof measurePage>>;

function mediansOf(visits: readonly PageFigures[]): PageFigures {
  const names = Object.keys(visits[0] ?? {}) as (keyof PageFigures)[];
  const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return Object.fromEntries(medians) as PageFigures;
}

/** Resolves to the figures of one visit with a cold cache. Lighthouse simulates a phone on a slow mobile network. */
async function measurePage(url: string, port: number) {
  const options = [`--port=${port}`, '--quiet', '--output=json', '--output-path=stdout'];
  const command = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...options];
  const { stdout } = await run('npm', command, { maxBuffer: Infinity });
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    'script kB': Math.round(
      scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    ),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: ScriptRequest[] } }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

interface ScriptRequest {
  resourceType?: string;
  transferSize?: number;
}
