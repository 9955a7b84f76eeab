import type { Browser, Page, Request } from '@playwright/test';
import { products } from '../../functions/shared/catalogue/catalogue.ts';
import { paths } from '../../functions/shared/paths.ts';
import { publicPages } from '../../web/src/app/page-descriptions.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  expectNoLayoutShifts,
  painted,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import { untilRunning } from '../support/browser/visit.ts';

const siteUrl = process.env['SITE_URL'] ?? '';
const fonts = /\.woff2$/;
const missing = '/no-such-page';

/** The session storage key of the scroll positions that Back restores. */
const scrollNote = 'scroll-positions';

/** One page of each route is enough, because all product pages share their code. */
const onePageOfEach = publicPages.filter(
  ({ route }, index) => publicPages.findIndex((page) => page.route === route) === index,
);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const visited = [...onePageOfEach.map(({ path }) => path), paths.cart, missing];

test('every public page hydrates without layout shifts, and stores nothing in the browser', async ({
  page,
  consoleErrors,
}) => {
  // The browser reports the status of the page that is missing on purpose.
  consoleErrors.expect(/404.*no-such-page/);
  const requests: Request[] = [];
  page.context().on('request', (it) => requests.push(it));
  await watchLayoutShifts(page);
  const typeface = await delayFonts(page);
  for (const path of visited) {
    await test.step(path, async () => {
      requests.length = 0;
      await open(page, path, typeface);
      await expectBudget(page, path, requests);
      await readToTheEnd(page);
      await expectAnswers(path, requests);
      await expectNoTraces(page);
    });
  }
});

test('every public page is in the sitemap, works without scripts, and hydrates without layout shifts on a phone', async ({
  page,
  browser,
  request,
  consoleErrors,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(publicPages.map(({ path }) => siteUrl + path));
  await readWithoutScripts(browser);
  consoleErrors.expect(/404.*no-such-page/);
  await page.setViewportSize({ width: 360, height: 800 });
  await watchLayoutShifts(page);
  const typeface = await delayFonts(page);
  for (const path of visited) await test.step(path, () => open(page, path, typeface));
});

async function readWithoutScripts(browser: Browser): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of onePageOfEach) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeHidden();
    const notice = page.locator('noscript p');
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText('JavaScript is turned off.');
    if (path !== paths.home) continue;
    for (const { name } of products) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  }
  await context.close();
}

/** Opens a page with its font delayed. The page is shown with another font, hydrated, then shown with its own. */
async function open(page: Page, path: string, typeface: DelayedFonts): Promise<void> {
  typeface.hold();
  await page.goto(path, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const prerendered = await heading.elementHandle();
  await untilRunning(page);
  await painted(page);
  typeface.release();
  await page.evaluate(() => document.fonts.ready);
  await expectNoLayoutShifts(page);
  expect(await prerendered?.evaluate((node) => node.isConnected)).toBe(true);
}

interface DelayedFonts {
  hold: () => void;
  release: () => void;
}

/**
 * Holds the requests for fonts again and again. With a route for each page, a request could be under way when its
 * route ended, and Playwright would count it for ever.
 */
async function delayFonts(page: Page): Promise<DelayedFonts> {
  let gate = Promise.withResolvers<void>();
  await page.route(fonts, async (route) => {
    await gate.promise;
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  return {
    hold: () => (gate = Promise.withResolvers()),
    release: () => gate.resolve(),
  };
}

/** Expects that a page loads only the scripts in its budget until the visitor acts. */
async function expectBudget(page: Page, path: string, requests: Request[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const content = await page.locator('meta[name="scripts"]').getAttribute('content');
  const counted = content?.split(' ') ?? [];
  expect(scripts.map(pathOf).toSorted()).toEqual(counted.toSorted());
  for (const script of counted) {
    await expect(page.locator(`link[rel="modulepreload"][href="${script}"]`)).toHaveCount(1);
  }
  if (path !== paths.home) return;
  for (const script of scripts) {
    const answer = await script.response();
    // This comment makes the browser compile the script while it loads.
    expect(await answer?.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
  const typefaces = requests.map((request) => /inter-(\w+)-[^/]+\.woff2$/.exec(request.url())?.[1]);
  expect(new Set(typefaces)).toEqual(new Set([undefined, 'basic', 'rupee']));
}

/** Expects that all requests go to the site, the page is revalidated, and the assets are cached permanently. */
async function expectAnswers(path: string, requests: Request[]): Promise<void> {
  expect(new Set(requests.map((request) => new URL(request.url()).origin))).toEqual(
    new Set([siteUrl]),
  );
  const [document, ...others] = requests;
  const page = await document?.response();
  expect(page?.status()).toBe(path === missing ? 404 : 200);
  expect(page?.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining('https://checkout.razorpay.com'),
  });
  for (const file of others.filter((request) => pathOf(request).startsWith('/assets/'))) {
    const answer = await file.response();
    expect(answer?.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
}

async function readToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    const left = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - scrollY,
    );
    expect(left).toBeLessThan(2);
  }).toPass();
  await page.waitForLoadState('networkidle');
}

async function expectNoTraces(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  expect({ ...stored, session: stored.session.filter((key) => key !== scrollNote) }).toEqual({
    local: [],
    session: [],
    databases: [],
    caches: [],
  });
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
