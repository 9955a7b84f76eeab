import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { paths } from '../../../functions/shared/paths.ts';
import { customer } from '../../seed/accounts.ts';
import { builtFolder } from '../../suite/folders.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import { percentile } from '../figures.ts';

/** A phone on a slow mobile network: a quarter of this processor, 150 ms, 1.6 Mbit/s. */
const slowdown = 4;
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Hosting sets the same cache rules for these as for the site's own pages and scripts. */
const barePath = `${paths.profile}/bare`;
const bareScript = '/assets/bare-page.js';

const order = `main li a[href^="${paths.profileOrders}/"]`;
const rows = { [paths.profile]: order, [paths.profileOrders]: order, [barePath]: 'p' };
const caches = ['cold', 'warm'] as const;

/** Measures how soon a customer sees their first order, compared with a bare page. */
export async function runFirstRowBench(
  context: BrowserContext,
  settings: Settings,
  runs: number,
): Promise<void> {
  const origin = originOf(settings, 'hosting');
  await writeBarePage(settings);
  const page = await context.newPage();
  await logIn(page, origin);
  const times: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [path, row] of Object.entries(rows)) {
      for (const cache of caches) {
        (times[`${path} ${cache}`] ??= []).push(await measure(page, origin + path, row, cache));
      }
    }
  }
  const median = (path: string, cache: string) => percentile(times[`${path} ${cache}`] ?? [], 0.5);
  const figures = (path: string, cache: string) => ({
    [`${cache} ms`]: Math.round(median(path, cache)),
    [`${cache} to bare`]: (median(path, cache) / median(barePath, cache)).toFixed(2),
  });
  console.log(`\nFirst order on a slow phone, from the address, median of ${runs}`);
  console.table(
    Object.keys(rows).map((path) => ({
      page: path,
      ...figures(path, 'cold'),
      ...figures(path, 'warm'),
    })),
  );
}

async function writeBarePage(settings: Settings): Promise<void> {
  const folder = builtFolder(settings.projectId, 'web');
  await build({
    entryPoints: [join(import.meta.dirname, 'bare-page.ts')],
    outfile: join(folder, bareScript),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: {
      PROJECT_ID: JSON.stringify(settings.projectId),
      AUTH_ORIGIN: JSON.stringify(originOf(settings, 'auth')),
      FIRESTORE_ORIGIN: JSON.stringify(originOf(settings, 'firestore')),
    },
  });
  await mkdir(join(folder, paths.profile), { recursive: true });
  const html = `<!doctype html><title>Bare</title><body><script type="module" src="${bareScript}"></script>`;
  await writeFile(join(folder, `${barePath}.html`), html);
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin + paths.terms);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Resolves to the milliseconds from the address to the paint of the first element that `row` finds. */
async function measure(
  page: Page,
  url: string,
  row: string,
  cache: (typeof caches)[number],
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  if (cache === 'cold') await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await page.evaluate(waitForRow, row);
  await devtools.detach();
  return ms;
}

/** Runs in the page. */
function waitForRow(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const row = document.querySelector(selector);
      if (row === null || row.getClientRects().length === 0) requestAnimationFrame(look);
      // The frame after the one that contains the row shows that it is painted.
      else requestAnimationFrame(() => resolve(performance.now()));
    };
    look();
  });
}
