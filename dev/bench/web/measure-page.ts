import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npm fetches Lighthouse for this benchmark alone. As a dependency it brought a sixth of all files: 10,000. */
const lighthouse = 'lighthouse@13.5.0';

/** Of one visit with a cold cache, as a phone on a slow mobile network, which Lighthouse simulates. */
export interface PageFigures {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** As transferred. */
  scriptBytes: number;
  /** 0 to 100 each. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Measures a page in the Chromium that listens at a port. */
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

/** What is read of Lighthouse's answer. */
interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}
