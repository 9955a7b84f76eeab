import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import { builtFolder } from '../../suite/folders.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import { percentile } from '../figures.ts';
import { measureFirstRow, type FirstRow } from './measure-first-row.ts';
import type { Role } from './sign-in.ts';
import { writeBarePages, type BareList } from './write-bare-pages.ts';

interface MeasuredPages {
  role: Role;
  list: BareList;
  /** What the first row of the bare pages contains. */
  bareRow: string;
  /** The pages, and what their first row contains. */
  pages: Record<string, string>;
}

const order = `main li a[href^="${paths.profileOrders}/"]`;

const measured: readonly MeasuredPages[] = [
  {
    role: 'customer',
    list: 'orders',
    bareRow: order,
    pages: { [paths.profile]: order, [paths.profileOrders]: order },
  },
  {
    role: 'administrator',
    list: 'invoices',
    bareRow: 'main li a',
    pages: {
      '/admin/invoices': 'main td a',
      '/admin/orders': 'main td a',
      '/admin/customers': 'main li a',
      '/admin': 'main dd a',
    },
  },
];
const caches = ['cold', 'warm'] as const;

/** Returns the roles that the benchmark of a page needs. */
export function rolesFor(isWanted: (path: string) => boolean): Role[] {
  const found = measured.filter(({ pages }) => Object.keys(pages).some(isWanted));
  return found.map(({ role }) => role);
}

interface FirstRowBench {
  role: Role;
  runs: number;
  isWanted: (path: string) => boolean;
}

/** Measures a role's pages beside bare pages that show a list of theirs. The context has signed in the account. */
export async function runFirstRowBench(
  context: BrowserContext,
  settings: Settings,
  { role, runs, isWanted }: FirstRowBench,
): Promise<void> {
  const origin = originOf(settings, 'hosting');
  const page = await context.newPage();
  let verified = 0;
  page.on('request', (request) => {
    if (request.headers()['x-firebase-appcheck'] !== undefined) verified += 1;
  });
  for (const { list, bareRow, pages } of measured.filter((it) => it.role === role)) {
    const bare = await writeBarePages(list, settings, builtFolder(settings.projectId, 'web'));
    const rows: [path: string, row: string][] = [
      ...Object.entries(pages).filter(([path]) => isWanted(path)),
      ...(isWanted(paths.profileOrders) && role === 'customer'
        ? [await oneOrder(page, origin)]
        : []),
      ...bare.map((path): [string, string] => [path, bareRow]),
    ];
    const visits = new Map<string, FirstRow[]>();
    for (let run = 0; run < runs; run += 1) {
      for (const [path, row] of rows) {
        for (const cache of caches) {
          const key = `${path} ${cache}`;
          const figures = await measureFirstRow(page, origin + path, row, cache);
          visits.set(key, [...(visits.get(key) ?? []), figures]);
        }
      }
    }
    console.log(`\nFirst row on a slow phone, from the address, median of ${runs}`);
    console.log(`Requests with a token of App Check: ${verified}`);
    console.table(
      tableOf(
        rows.map(([path]) => path),
        visits,
      ),
    );
  }
}

/** Returns the page of the customer's latest order. */
async function oneOrder(page: Page, origin: string): Promise<[path: string, row: string]> {
  await page.goto(origin + paths.profileOrders);
  return [(await page.locator(order).first().getAttribute('href')) ?? '', 'main ol li'];
}

/** The last path is that of the bare page with one REST call. */
function tableOf(shown: readonly string[], visits: ReadonlyMap<string, FirstRow[]>) {
  const median = (path: string, cache: string, name: keyof FirstRow) =>
    percentile(
      (visits.get(`${path} ${cache}`) ?? []).map((visit) => visit[name]),
      0.5,
    );
  const least = shown.at(-1) ?? '';
  return shown.map((path) => ({
    page: path.replace(/(?<=orders\/).{8}.*/, '…'),
    'cold ms': Math.round(median(path, 'cold', 'ms')),
    'warm ms': Math.round(median(path, 'warm', 'ms')),
    'cold to REST': (median(path, 'cold', 'ms') / median(least, 'cold', 'ms')).toFixed(2),
    'warm to REST': (median(path, 'warm', 'ms') / median(least, 'warm', 'ms')).toFixed(2),
    'script kB': (median(path, 'cold', 'scriptBytes') / 1000).toFixed(1),
  }));
}
