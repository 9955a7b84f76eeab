import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import { builtFolder } from '../../suite/folders.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import { percentile } from '../figures.ts';
import { measureFirstRow, type FirstRow } from './measure-first-row.ts';
import { writeBarePages } from './write-bare-pages.ts';

const order = `main li a[href^="${paths.profileOrders}/"]`;

/** The pages, and what their first row contains. */
const pages: Record<string, string> = {
  [paths.profile]: order,
  [paths.profileOrders]: order,
};
const caches = ['cold', 'warm'] as const;

/** Returns whether a path is one of the pages that this benchmark measures. */
export function hasFirstRows(path: string): boolean {
  return path in pages;
}

/** Measures a customer's pages beside bare pages that show the orders. The context has signed the customer in. */
export async function runFirstRowBench(
  context: BrowserContext,
  settings: Settings,
  { runs, isWanted }: { runs: number; isWanted: (path: string) => boolean },
): Promise<void> {
  const origin = originOf(settings, 'hosting');
  const bare = await writeBarePages(settings, builtFolder(settings.projectId, 'web'));
  const page = await context.newPage();
  await page.goto(origin + paths.profileOrders);
  const oneOrder = (await page.locator(order).first().getAttribute('href')) ?? '';
  const measured = [
    ...Object.entries(pages).filter(([path]) => isWanted(path)),
    ...(isWanted(paths.profileOrders) ? [[oneOrder, 'main ol li'] as const] : []),
    ...bare.map((path) => [path, order] as const),
  ];
  const visits = new Map<string, FirstRow[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [path, row] of measured) {
      for (const cache of caches) {
        const key = `${path} ${cache}`;
        const figures = await measureFirstRow(page, origin + path, row, cache);
        visits.set(key, [...(visits.get(key) ?? []), figures]);
      }
    }
  }
  const median = (path: string, cache: string, name: keyof FirstRow) =>
    percentile(
      (visits.get(`${path} ${cache}`) ?? []).map((visit) => visit[name]),
      0.5,
    );
  const least = bare.at(-1) ?? '';
  console.log(`\nFirst row on a slow phone, from the address, median of ${runs}`);
  console.table(
    measured.map(([path]) => ({
      page: path.replace(/(?<=orders\/).{8}.*/, '…'),
      'cold ms': Math.round(median(path, 'cold', 'ms')),
      'warm ms': Math.round(median(path, 'warm', 'ms')),
      'cold to REST': (median(path, 'cold', 'ms') / median(least, 'cold', 'ms')).toFixed(2),
      'warm to REST': (median(path, 'warm', 'ms') / median(least, 'warm', 'ms')).toFixed(2),
      'script kB': (median(path, 'cold', 'scriptBytes') / 1000).toFixed(1),
    })),
  );
}
