import lighthouse, { type Flags } from 'lighthouse';
import { percentile } from '../figures.ts';

/** The two ways in which Lighthouse slows a page down: by calculation, or in the browser. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** Of one visit with a cold cache, as a phone on a slow mobile network. */
export interface PageFigures {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** As transferred. */
  scriptBytes: number;
  totalBytes: number;
  files: number;
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Measures a page in the Chromium that listens at a port. */
export async function measurePage(
  url: string,
  { port, throttling }: { port: number; throttling: Throttling },
): Promise<PageFigures> {
  const flags: Flags = { port, throttlingMethod: throttling, logLevel: 'error', output: 'json' };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const requests = requestsOf(audits['network-requests']?.details);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scriptBytes: bytesOf(scripts),
    totalBytes: bytesOf(requests),
    files: requests.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** The median of each figure. */
export function medians(visits: readonly PageFigures[]): PageFigures {
  const [first] = visits;
  if (!first) throw new Error('No visit was measured.');
  const names = Object.keys(first) as (keyof PageFigures)[];
  const entries = names.map((name) => [
    name,
    percentile(
      visits.map((visit) => visit[name]),
      0.5,
    ),
  ]);
  return Object.fromEntries(entries) as PageFigures;
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}

function requestsOf(details: unknown): Request[] {
  return (details as { items?: Request[] } | undefined)?.items ?? [];
}

function bytesOf(requests: readonly Request[]): number {
  return requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
