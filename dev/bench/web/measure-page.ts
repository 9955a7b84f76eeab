import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npm fetches Lighthouse only for this benchmark. As a dependency, it would add 10,000 files to every install. */
const lighthouse = 'lighthouse@13.5.0';

/** The figures of one visit with a cold cache. Lighthouse simulates a phone on a slow mobile network. */
export interface PageFigures {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** After compression. */
  scriptBytes: number;
  /** All four scores are from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export async function measurePage(url: string, port: number): Promise<PageFigures> {
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
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}
