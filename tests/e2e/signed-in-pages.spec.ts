import type { Locator, Page } from '@playwright/test';
import { productsOfRegion, regions } from '../../functions/shared/catalogue/catalogue.ts';
import { paths } from '../../functions/shared/paths.ts';
import { site } from '../../functions/shared/site.ts';
import { pageAt, pages } from '../../web/src/app/site-map.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import {
  expectNoLayoutShifts,
  painted,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { visit } from '../support/browser/visit.ts';
import { storeOrder } from '../support/functions/stored.ts';

const firstAnswers = /documents\/users\//;
const signedInAnswer = /accounts:lookup/;
const liveAnswers = /Firestore\/Listen\/channel/;

/** Pages that redirect elsewhere. */
const redirects = new Set<string>([paths.accountAction, paths.adminPanel]);
const visited = [
  ...pages.map(({ path }) => path.replace('*', 'none')).filter((path) => !redirects.has(path)),
  '/profile/other',
  '/products/missing',
  '/missing',
];

test('the profile shows its rows before it hears of the login, and nothing jumps', async ({
  page,
  account,
}) => {
  await storeOrder(account, { status: 'Pending' });
  await returnAs(page, account);
  await watchLayoutShifts(page);
  await expectSlowProfile(page);
});

test('a customer visits every page, each with its title and heading, accessible and without endless animations', async ({
  page,
  account,
}) => {
  await storeOrder(account, { status: 'Pending' });
  await returnAs(page, account);
  await visit(page, paths.terms);
  const inspected = new Set<string>();
  for (const path of visited) {
    await test.step(path, async () => {
      await goWithinSite(page, path);
      const { title, route } = pageAt(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`:\\d+${path}$`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      if (path === paths.home) await expectRegionsToFit(page);
      if (path === paths.pricing) {
        await page.getByRole('button', { name: 'Add to Cart' }).first().click();
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      }
      if (!inspected.has(route)) await inspect(page, `page-${route}`);
      inspected.add(route);
      await expectNoEndlessAnimations(page);
    });
  }
  await expect(page.getByRole('contentinfo')).toContainText(
    `${site.legalEntity} · CIN ${site.cin}`,
  );
  await page.getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectForcedColours(page);
});

async function expectSlowProfile(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const first = await hold(page, firstAnswers);
    const signedIn = await hold(page, signedInAnswer);
    const live = await hold(page, liveAnswers);
    await page.goto(paths.profile, { waitUntil: 'commit' });
    await expect(page.getByText('Loading Profile...')).toBeVisible();
    await painted(page);
    first.release();
    const order = page.getByText('Pending', { exact: true });
    await expect(order).toBeVisible();
    await signedIn.arrived;
    signedIn.release();
    await live.arrived;
    await painted(page);
    live.release();
    await painted(page);
    await expect(order).toBeVisible();
    await expectNoLayoutShifts(page);
    await page.unrouteAll({ behavior: 'wait' });
  }
}

async function expectRegionsToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { id, name } of regions) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
      productsOfRegion(id).map((product) => product.name),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Expects no endless animation. Even an invisible one makes the browser redraw the page again and again. */
async function expectNoEndlessAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const moving = page.locator('animate, animateMotion, animateTransform');
  const times = await moving.evaluateAll((all) =>
    all.map((it) => [
      (it as SVGAnimationElement).getSimpleDuration(),
      it.getAttribute('repeatCount'),
    ]),
  );
  for (const [seconds, repeats] of times) {
    expect(seconds).toBeLessThanOrEqual(5);
    expect(repeats).toBeNull();
  }
}

/** Expects that the page works in forced colours, where the system's colours replace all backgrounds. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = page.getByRole('tablist').first();
  const chosen = tabs.getByRole('tab', { selected: true });
  const another = tabs.getByRole('tab', { selected: false }).first();
  await expect(chosen).not.toHaveCSS('background-color', await colourOf(another));
  const bar = page.getByRole('banner');
  const link = bar.locator('[aria-current]');
  await expect(link).toHaveCount(1);
  expect(await colourOf(link, '::after')).not.toBe(await colourOf(bar));
  await goWithinSite(page, paths.profileOrders);
  const status = page.getByRole('listitem').getByText('Pending', { exact: true });
  expect(await colourOf(status, '::before')).not.toBe(await colourOf(status));
}

function colourOf(element: Locator, part?: '::before' | '::after'): Promise<string> {
  return element.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, part);
}

/** Navigates within the site without loading a page. */
async function goWithinSite(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
