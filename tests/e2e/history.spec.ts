import type { Page } from '@playwright/test';
import { mainScript } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { untilRunning, visit } from '../support/browser/visit.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';

test('back, forward and a reload lead to where each page was left', async ({ page }) => {
  // Both pages' code loads on demand, and the second page is shorter than the way back.
  await visit(page, '/#about');
  await expectArrival(page, 'About');
  const card = page.getByRole('article', { name: 'Global Debt Command Center' });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1_000);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/#about');
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(page.getByRole('region', { name: /Products built/ })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // Now the landing page's code has to be fetched first, and comes late.
  const code = await hold(page, /assets\/landing-[^/]*\.js$/);
  await page.reload();
  await page.goBack();
  await code.arrived;
  code.release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  // Now the way back begins before the page runs.
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  const main = await hold(page, mainScript);
  await page.reload({ waitUntil: 'commit' });
  await main.arrived;
  await page.goBack();
  main.release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a position that the browser restores is not taken for that of the page which is left', async ({
  page,
}) => {
  const left = await visitBelowAbout(page);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();

  // An entry whose page is reloaded, and left before it runs, stays one that the browser restores.
  const main = await hold(page, mainScript);
  await page.reload();
  await main.arrived;
  await page.goBack();
  main.release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.reload();
  await untilRunning(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  const cart = await hold(page, /assets\/cart-[^/]*\.js$/);
  await page.goForward();
  await cart.arrived;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  cart.release();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a reload leads to where the page was also when the browser does not restore it, unless the visitor goes on', async ({
  page,
}) => {
  const left = await visitBelowAbout(page);
  // Chromium forgets the position now and then, for example after a traversal while the page loaded.
  const forgetPosition = () =>
    page.evaluate(() => {
      addEventListener('pagehide', () => (history.scrollRestoration = 'manual'));
    });
  await forgetPosition();
  const main = await hold(page, mainScript);
  await page.reload();
  await main.arrived;
  expect(await page.evaluate(() => scrollY)).not.toBe(left);
  main.release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await forgetPosition();
  await page.unroute(mainScript);
  const again = await hold(page, mainScript);
  await page.reload();
  await again.arrived;
  const opened = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(opened + 600);
  again.release();
  await untilRunning(page);
  expect(await page.evaluate(() => scrollY)).toBe(opened + 600);
});

test('the position is kept also when a link is followed in the same moment as the page scrolls', async ({
  page,
}) => {
  await visit(page, '/terms');
  const left = await page
    .getByRole('link', { name: 'Cart, 0 items' })
    .evaluate((link: HTMLElement) => {
      scrollBy({ top: 700, behavior: 'instant' });
      link.click();
      return scrollY;
    });
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(left).toBeGreaterThan(0);
});

test('going back while the page is first rendered leads to the earlier page', async ({ page }) => {
  // The router begins to listen when the rendering ends. Until then it misses changes of the address.
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener.bind(globalThis);
    globalThis.addEventListener = (...listening: Parameters<typeof listen>) => {
      if (listening[0] === 'popstate') history.replaceState(history.state, '', '/terms');
      listen(...listening);
    };
  });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Terms & Conditions', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/terms');
});

/** Resolves to the position, which is that of no section. */
async function visitBelowAbout(page: Page): Promise<number> {
  await visit(page, '/#about');
  await expectArrival(page, 'About');
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  return page.evaluate(() => scrollY);
}
