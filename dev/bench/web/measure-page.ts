import lighthouse from 'lighthouse';

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
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  const scripts = details?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? [];
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

interface Request {
  resourceType?: string;
  transferSize?: number;
}
