import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import { builtFolder } from '../../suite/folders.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import { percentile } from '../figures.ts';
import { measureFirstRow, type FirstRow } from './measure-first-row.ts';
import { writeBarePages } from './write-bare-pages.ts';

const row = `main li a[href^="${paths.profileOrders}/"]`;

/** Measures a customer's orders beside bare pages that show the same rows. The context has signed the customer in. */
export async function runFirstRowBench(
  context: BrowserContext,
  settings: Settings,
  runs: number,
): Promise<void> {
  const origin = originOf(settings, 'hosting');
  const bare = await writeBarePages(settings, builtFolder(settings.projectId, 'web'));
  const page = await context.newPage();
  const visited = [paths.profileOrders, ...bare];
  const visits = new Map<string, FirstRow[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const path of visited) {
      for (const cache of ['cold', 'warm'] as const) {
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
    visited.map((path) => ({
      page: path,
      'cold ms': Math.round(median(path, 'cold', 'ms')),
      'warm ms': Math.round(median(path, 'warm', 'ms')),
      'cold to REST': (median(path, 'cold', 'ms') / median(least, 'cold', 'ms')).toFixed(2),
      'warm to REST': (median(path, 'warm', 'ms') / median(least, 'warm', 'ms')).toFixed(2),
      'script kB': (median(path, 'cold', 'scriptBytes') / 1000).toFixed(1),
    })),
  );
}
