import type { Response } from '@playwright/test';
import { products } from '../../functions/shared/catalogue.ts';
import { pages } from '../../web/src/app/site-map.ts';
import { aCartItem } from '../support/documents.ts';
import { codeOf, mainScript } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import {
  expectNoJumps,
  outlastInput,
  painted,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';

const fonts = /\.woff2$/;
const signedInAnswer = /accounts:lookup/;
const liveAnswers = /Firestore\/Listen\/channel/;
const loginButton = { name: 'Login / Sign Up' };

test('every public page reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of pages.filter(({ isPublic }) => isPublic)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('button', loginButton)).toBeHidden();
    const notice = page.locator('noscript p');
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText('This browser does not run scripts.');
  }
  await page.goto('/');
  for (const { name } of products) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await context.close();
});

for (const width of [360, 1280]) {
  for (const path of ['/', '/terms']) {
    test(`${path} is there before its code, and nothing jumps, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchLayoutShifts(page);
      const [code, typeface] = [await hold(page, mainScript), await hold(page, fonts)];
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const prerendered = await heading.elementHandle();
      await painted(page);
      code.release();
      await expect(
        page.getByRole('button', { ...loginButton, includeHidden: true }),
      ).toBeAttached();
      await painted(page);
      typeface.release();
      await page.evaluate(() => document.fonts.ready);
      await expectNoJumps(page);
      expect(await prerendered?.evaluate((node) => node.isConnected)).toBe(true);
    });
  }

  test(`nothing jumps while the cart loads slowly at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await storeLocally(page, JSON.stringify([aCartItem()]));
    await watchLayoutShifts(page);
    const typeface = await hold(page, fonts);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible();
    await painted(page);
    typeface.release();
    await page.evaluate(() => document.fonts.ready);
    await expectNoJumps(page);
  });

  test(`nothing jumps when the way to the cart is slow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const code = await hold(page, await codeOf('cart'));
    await visit(page, '/');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect.poll(code.count).toBeGreaterThan(0);
    await outlastInput(page);
    code.release();
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await expectNoJumps(page);
  });

  test(`nothing jumps while the profile loads slowly at ${width} px`, async ({ page, account }) => {
    await returnAs(page, account);
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const [signedIn, live, typeface] = [
      await hold(page, signedInAnswer),
      await hold(page, liveAnswers),
      await hold(page, fonts),
    ];
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(page.getByText('Loading Profile...')).toBeVisible();
    await painted(page);
    signedIn.release();
    await expect.poll(live.count).toBeGreaterThan(0);
    await painted(page);
    live.release();
    await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
    await painted(page);
    typeface.release();
    await page.evaluate(() => document.fonts.ready);
    await expectNoJumps(page);
  });
}

test('until a visitor acts, a page loads no script but those that its budget counts', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  for (const { path } of pages.filter(({ isPublic }) => isPublic)) {
    scripts.clear();
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const listed = await page.locator('meta[name="scripts"]').getAttribute('content');
    expect([...scripts].toSorted()).toEqual(listed?.split(' ').toSorted());
  }
});

test('scripts begin with the hint that has them compiled while they load', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await visit(page, '/');
  await page.getByRole('link', { name: 'Pricing' }).last().hover();
  await expect.poll(() => scripts.some((script) => /pricing-/.test(script.url()))).toBe(true);
  for (const script of scripts.filter((script) => !/auth-/.test(script.url()))) {
    const [firstLine] = (await script.text()).split('\n');
    expect(firstLine, script.url()).toBe('//# allFunctionsCalledOnLoad');
  }
});

test('prices cost no more than the sign of the rupee, on top of the letters', async ({ page }) => {
  const typefaces: string[] = [];
  page.on('request', (request) => {
    if (fonts.test(request.url())) typefaces.push(request.url());
  });
  await visit(page, '/');
  await expect(page.getByText(/₹\d/).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(typefaces.map((url) => /inter-(.*)-wght/.exec(url)?.[1]))).toEqual(
    new Set(['latin', 'rupee']),
  );
});
