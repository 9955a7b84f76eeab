import { paths, sectionHref } from '../../../functions/shared/paths.ts';
import { landingSections } from '../../../web/src/content/landing-sections.ts';
import { builtFolder } from '../../suite/folders.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import { percentile } from '../figures.ts';
import { logCustomerIn, openBrowser } from './browser.ts';
import { copyWithoutScripts, publicPaths } from './built-pages.ts';
import {
  measurePage,
  medians,
  throttlings,
  type PageFigures,
  type Throttling,
} from './measure-page.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureOrders } from './measure-orders.ts';
import type { WebBenchOptions } from './options.ts';
import { reportPages, type Comparison } from './report.ts';

/** Measures the public pages as a visitor, and the profile as a customer, each in turn with its copy. */
export async function runWebBench(
  lifetime: Lifetime,
  settings: Settings,
  { runs, page }: WebBenchOptions,
): Promise<void> {
  const origin = originOf(settings, 'hosting');
  const folder = builtFolder(settings.projectId, 'web');
  const isWanted = (path: string) => page === undefined || path === page;
  const visited = (await publicPaths(folder)).filter(isWanted);
  const visitor = await openBrowser(lifetime);
  const customer = await openBrowser(lifetime);
  if (isWanted(paths.profile)) {
    await logCustomerIn(customer, origin);
    for (const cache of ['cold', 'warm'] as const) {
      const median = await medianOf(runs, () =>
        measureOrders(customer.context, origin + paths.profileOrders, cache),
      );
      console.log(`From the address to the list of orders, ${cache} cache: ${median} ms`);
    }
  }
  for (const path of visited) {
    for (const { from, to } of waysTo(path)) {
      const median = await medianOf(runs, () =>
        measureNavigation(visitor.context, { from: origin + from, to }),
      );
      console.log(`From a link on ${from} to ${to}: ${median} ms`);
    }
  }
  for (const throttling of throttlings) {
    const comparisons: Comparison[] = [];
    for (const path of visited) comparisons.push(await compare(path, visitor.port, throttling));
    if (isWanted(paths.profile)) {
      comparisons.push(await compare(paths.profile, customer.port, throttling));
    }
    reportPages(`Lighthouse, mobile, throttled by ${throttling}, median of ${runs}`, comparisons);
  }

  async function compare(path: string, port: number, throttling: Throttling): Promise<Comparison> {
    const copyPath = await copyWithoutScripts(folder, path);
    const visits: Record<'page' | 'copy', PageFigures[]> = { page: [], copy: [] };
    for (let run = 0; run < runs; run += 1) {
      visits.page.push(await measurePage(origin + path, { port, throttling }));
      visits.copy.push(await measurePage(origin + copyPath, { port, throttling }));
    }
    return { path, page: medians(visits.page), copy: medians(visits.copy) };
  }
}

/** Pages with a link to the path, and the address of that link. */
function waysTo(path: string): { from: string; to: string }[] {
  if (path === paths.home) {
    return landingSections.map(({ id }) => ({ from: paths.terms, to: sectionHref(id) }));
  }
  // The footer of each page leads to all pages but those of the products.
  return [{ from: path.startsWith(`${paths.products}/`) ? paths.products : paths.home, to: path }];
}

async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) durations.push(await measure());
  return Math.round(percentile(durations, 0.5));
}
