import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { appCheckSources } from '../../dev/deployment/app-check-sources.ts';
import { readTestSettings } from '../../dev/suite/settings.ts';
import { webEnvironment } from '../../dev/suite/web-environment.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { asStaff } from '../support/functions/staff.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';
import { openedCheckout } from '../support/browser/checkout.ts';
import { deleteButton, questions } from '../support/browser/delete-account.ts';
import { storeCartItem } from '../support/browser/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';

/** The site as it is with a key for App Check, the seller's GSTIN and test keys. */

const siteFolder = '.local/optional-settings-site';
const reCaptcha = 'https://www.google.com/recaptcha/**';
const exchange = 'https://content-firebaseappcheck.googleapis.com/**';
const appToken = 'a.token.of-app-check';

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  buildSite({
    VITE_APP_CHECK_SITE_KEY: 'a-site-key',
    VITE_SELLER_GSTIN: '06AAAAA0000A1Z6',
    VITE_TEST_SITE: 'true',
  }),
);

test.beforeEach(async ({ page, context, account }) => {
  await serveSite(context);
  await answerAppCheck(context);
  await storeInvoice(account, { invoiceNumber: 'INV-60' });
  await returnAs(page, account);
});

test('requests to our endpoints carry the token that App Check gave', async ({ page }) => {
  expect(await headersOfPayment(page)).toHaveProperty('x-firebase-appcheck', appToken);
});

test('pages of staff get their tokens from our server, and run no reCAPTCHA', async ({
  page,
  context,
  account,
}) => {
  await asStaff(account);
  const asked: URL[] = [];
  context.on('request', (request) => asked.push(new URL(request.url())));
  await context.route(`**${endpoints.staffAppToken}`, (route) =>
    route.fulfill({ json: { token: appToken, ttlMillis: 3_600_000 } }),
  );
  await page.goto('/_admin');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices');
  await expect.poll(() => asked.map(({ pathname }) => pathname)).toContain(endpoints.staffAppToken);
  const exported = page.waitForRequest(`**${endpoints.exportAccount}`);
  await visit(page, '/profile/settings');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await exported).headers()).toHaveProperty('x-firebase-appcheck', appToken);
  expect(asked.filter(({ hostname }) => /google|gstatic/.test(hostname))).toEqual([]);
});

test('where reCAPTCHA is blocked the site goes on without', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*recaptcha|App ?Check/i);
  await context.route(reCaptcha, (route) => route.abort());
  expect(await headersOfPayment(page)).not.toHaveProperty('x-firebase-appcheck');
});

test('a customer who deletes the account is told that tax invoices stay', async ({ page }) => {
  await visit(page, '/profile/settings');
  const { first, last } = questions(page);
  await deleteButton(page).click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(last).toHaveAccessibleDescription(
    /permanently deleted\. Tax law makes us keep our books: .* Tax invoices that we have issued to you keep your name and address/,
  );
});

test('with a GSTIN the prices say that they include GST, and the cart shows its part', async ({
  page,
  account,
}) => {
  await storeCartItem(account, 'eurodebt-navigator');
  await visit(page, '/cart');
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('Subtotal₹16,100.85GST 18 %₹2,898.15Total₹18,999');
  await inspect(page, 'cart-with-tax');
  const said = page.getByText('Prices in rupees include 18 % GST.');
  for (const path of ['/#regional-solutions', '/pricing']) {
    await visit(page, path);
    await expect(said).toBeVisible();
  }
  await visit(page, '/terms');
  await expect(page.getByText(/the price in rupees includes 18 % GST/)).toBeVisible();

  await visit(page, '/profile/settings');
  await page.getByRole('link', { name: 'Edit' }).click();
  const gstin = page.getByLabel('GSTIN');
  await gstin.fill('27AAPFU0939F1ZW');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(gstin).toHaveAccessibleDescription(/Please enter the 15 characters of the GSTIN/);
  await inspect(page, 'profile-edit-gstin');
  await gstin.fill(' 27aapfu0939f1zv ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('27AAPFU0939F1ZV')).toBeVisible();
});

test('a test site says on its lower edge that no payment is real', async ({ page }) => {
  await visit(page, '/profile');
  const bar = page.getByRole('complementary', { name: 'Test site' });
  await expect(bar).toHaveText('Test site: no real payments');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(800);
  }
  await inspect(page, 'a test site');
});

test('search engines must not list a test site', async () => {
  const home = await readFile(join(siteFolder, 'index.html'), 'utf8');
  expect(home).toContain('<meta name="robots" content="noindex" />');
  expect(home).toContain('Test site: no real payments');
  expect(existsSync(join(siteFolder, 'sitemap.xml'))).toBe(false);
});

/** Pays an invoice from the profile. Resolves to the headers of the request, once checkout is open. */
async function headersOfPayment(page: Page): Promise<Record<string, string>> {
  const created = page.waitForRequest(`**${endpoints.createRazorpayOrder}`);
  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Pay Now for invoice INV-60' }).click();
  await openedCheckout(page);
  return (await created).headers();
}

/** Builds the site for the suite that runs, with variables that the suite's own was not built with. */
async function buildSite(variables: Record<string, string>): Promise<void> {
  const settings = readTestSettings({});
  const environment = webEnvironment({
    ...settings,
    projectId: suite.projectId,
    ports: {
      ...settings.ports,
      hosting: portOf(suite.siteUrl),
      sandbox: portOf(suite.sandboxUrl),
      auth: portOf(`http://${suite.authHost}`),
      firestore: portOf(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`),
    },
  });
  await promisify(execFile)(
    process.execPath,
    ['web/build/build.ts', '--out-dir', resolve(siteFolder)],
    {
      env: { ...process.env, ...environment, ...variables },
    },
  );
}

/** Serves the built site in place of the suite's, with the headers of Hosting; endpoints stay. */
async function serveSite(context: BrowserContext): Promise<void> {
  // A page that comes from no server counts as one of the internet.
  await context.grantPermissions(['local-network-access']);
  await context.route(`${suite.siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const page = join(siteFolder, pathname === '/' ? 'index.html' : `${pathname}.html`);
    if (existsSync(page)) {
      const response = await route.fetch();
      const headers = allowAppCheck(response.headers());
      return route.fulfill({ response, path: page, headers });
    }
    const file = join(siteFolder, pathname);
    return existsSync(file) && statSync(file).isFile()
      ? route.fulfill({ path: file })
      : route.fallback();
  });
}

function allowAppCheck(headers: Record<string, string>): Record<string, string> {
  const policy = Object.entries(appCheckSources).reduce(
    (text, [directive, sources]) => text.replace(directive, `${directive} ${sources.join(' ')}`),
    headers['content-security-policy'] ?? '',
  );
  return { ...headers, 'content-security-policy': policy };
}

/** Google's part, as its script and its service answer. */
async function answerAppCheck(context: BrowserContext): Promise<void> {
  await context.route(reCaptcha, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
  await context.route(exchange, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { token: appToken, ttl: '3600s' },
    }),
  );
}

function standIn(): void {
  const widgets: { callback: () => void }[] = [];
  const enterprise = {
    ready: (act: () => void) => act(),
    render: (_: string, widget: { callback: () => void }) => widgets.push(widget) - 1,
    execute: (id: number) => {
      widgets[id]?.callback();
      return Promise.resolve('a-response');
    },
  };
  Object.assign(globalThis, { grecaptcha: { enterprise } });
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
