import type { Locator, Page } from '@playwright/test';
import { products } from '../../functions/shared/catalogue.ts';
import { site } from '../../functions/shared/site.ts';
import { codeOf } from '../support/browser/code-of.ts';
import { publicPages } from '../../web/src/app/page-descriptions.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';

const offlineText = /^You are offline\./;

test('an unknown address answers 404 with the page and a way home', async ({
  page,
  consoleErrors,
}) => {
  // The browser itself reports the status of the page that is missing on purpose.
  consoleErrors.expect(/status of 404.*missing/);
  const answer = await page.goto('/missing/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await inspect(page, 'not-found');
  await page.getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('every page has its title, address and heading, and comes to rest', async ({
  page,
  account,
}) => {
  await returnAs(page, account);
  await visit(page, '/terms');
  for (const [path, title] of [
    ['/about', 'About'],
    ['/pricing', 'Pricing'],
    ['/products', 'Compare products'],
    ['/products/apac-debt-grid', 'APAC Debt Grid'],
    ['/contact', 'Contact'],
    ['/faq', 'Questions and answers'],
    ['/security', 'Security and compliance'],
    ['/cart', 'Your cart'],
    ['/profile', 'Your profile'],
    ['/profile/orders', 'My Orders'],
    ['/profile/orders/none', 'Your order'],
    ['/profile/invoices', 'My Invoices'],
    ['/profile/invoices/none', 'Your invoice'],
    ['/profile/messages', 'My Queries'],
    ['/profile/settings', 'Profile settings'],
    ['/profile/other', 'Page Not Found'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms & Conditions'],
    ['/refundpolicy', 'Refund Policy'],
    ['/cancellationpolicy', 'Cancellation and Shipping Policy'],
    ['/missing', 'Page Not Found'],
    ['/products/missing', 'Page Not Found'],
  ] as const) {
    await goWithinSite(page, path);
    await expect(page).toHaveTitle(`${title} | ${site.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`:\\d+${path}$`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // What turns or fades without an end, seen or not, has the browser draw the page again and again.
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().length), { message: path })
      .toBe(0);
  }
});

test('about, pricing and contact are pages of their own, with what buyers look for', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await visit(page, '/');
  for (const name of ['About', 'Pricing', 'Contact']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(footer).toContainText(`${site.legalEntity} · CIN ${site.cin}`);
    await inspect(page, name.toLowerCase());
  }
  const company = page.getByRole('region', { name: 'Who operates this site' });
  await expect(company).toContainText(site.legalEntity);
  await expect(company).toContainText(site.cin);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();

  await footer.getByRole('link', { name: 'Pricing' }).click();
  for (const { name } of products) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  // The dialog hides the bar.
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('questions and security have pages, found in the footer and linked to each other', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await visit(page, '/');
  await footer.getByRole('link', { name: 'Questions' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Questions and answers' }),
  ).toBeFocused();
  const answer = page.getByRole('region', { name: 'What do I buy when I put a product' });
  await expect(answer).toContainText('One user of the product for one month.');
  await inspect(page, 'faq');
  await page
    .getByRole('navigation', { name: 'Read on' })
    .getByRole('link', { name: 'Security and compliance' })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Security and compliance' }),
  ).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Report a weakness' })).toBeVisible();
  // The operator has filled in nothing here.
  await expect(page.getByRole('heading', { name: 'Facts of the operator' })).toHaveCount(0);
  await inspect(page, 'security');
});

test('the sitemap lists pages that are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await request.get(robots.split('Sitemap: ')[1]?.trim() ?? '');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses).toHaveLength(publicPages.length);
  for (const [, address = ''] of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}" />`);
  }
});

test('the picture and the structured data of each public page are there', async ({
  page,
  request,
}) => {
  for (const { path, title } of publicPages) {
    await page.goto(path);
    const picture = page.locator('meta[property="og:image"]');
    const answer = await request.get((await picture.getAttribute('content')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  }
});

test('the browser reads the manifest, and its icons are there', async ({ page, request }) => {
  await visit(page, '/');
  const browser = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((await request.get(url)).headers()['content-type']).toMatch(
    /^application\/manifest\+json/,
  );
  const { name, icons } = JSON.parse(data) as { name: string; icons: { src: string }[] };
  expect(name).toBe(site.name);
  for (const { src } of icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});

test('the way to the admin panel says so until its own page takes over', async ({ page }) => {
  await visit(page, '/');
  // An answer without content leaves the browser where it is.
  await page.route(/\/admin\/$/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/admin-panel');
  await expect(page.getByText('Loading Admin Panel...')).toBeVisible();
  await expect(page).toHaveTitle(`Admin panel | ${site.name}`);
  await inspect(page, 'admin-panel-loading');
  await page.unroute(/\/admin\/$/);
  await page.reload();
  await expect(page).toHaveURL('/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a page or dialog whose code is missing or broken says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to (load resource|fetch dynamically)|auth-dialog|cart-|Error/);
  const code = await codeOf('cart', 'auth-dialog');
  await page.route(code, (route) => route.abort());
  await visit(page, '/terms');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  const failure = page.getByRole('heading', { name: 'This page could not be loaded' });
  await expect(failure).toBeFocused();
  await inspect(page, 'page-failure');
  await page.unroute(code);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();

  // As after a release that no longer fits what the browser holds.
  await page.route(code, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  );
  await page.reload();
  await expect(failure).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});

test('a page that could not load offline tries again when the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /Failed to (load resource|fetch dynamically)|cart-|ERR_INTERNET_DISCONNECTED|Error/,
  );
  const code = await codeOf('cart');
  await page.route(code, (route) => route.abort());
  await visit(page, '/terms');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Please check your connection and try again.')).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
});

test('a bar says that the browser is offline, and goes when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/terms');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: offlineText })).toBeInViewport();
  await inspect(page, 'offline');
  const behindTheBar = page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' });
  await behindTheBar.evaluate((link) => {
    scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  await behindTheBar.focus();
  await expectClearOfTheBar(page, behindTheBar);
  await context.setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
});

/** As a link within the site would, without loading a page. */
async function goWithinSite(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectClearOfTheBar(page: Page, focused: Locator): Promise<void> {
  const bar = await page.getByText(offlineText).boundingBox();
  const { y = 0, height = 0 } = (await focused.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
}
