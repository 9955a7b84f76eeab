import type { Page } from '@playwright/test';
import { pages } from '../../web/src/app/site-map.ts';
import { cartTexts } from '../../web/src/content/cart.ts';
import { chargeHref, paths } from '../../functions/shared/paths.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { storeCartItem } from '../support/browser/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { readStore } from '../support/browser/indexed-db.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openTab } from '../support/browser/invoices-tab.ts';
import { logIn } from '../support/browser/log-in.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';
import { signUp } from '../support/functions/accounts.ts';
import { asStaff } from '../support/functions/staff.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

const siteUrl = process.env['SITE_URL'] ?? '';
const thirdPartyScript = '/v1/checkout.js';

/** How far each page was scrolled, so that Back returns there; gone with the tab. */
const scrollNote = 'scroll-positions';

const knownOfNotes = new Set(['heartbeats', 'lastSentHeartbeatDate']);

const publicPaths = pages.filter(({ isPublic }) => isPublic).map(({ path }) => path);
const read = [...publicPaths, paths.cart, '/no-such-page'];

test('reading leaves no trace and contacts no other site', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404.*no-such-page/);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  for (const path of read) {
    await visit(page, path);
    await readToTheEnd(page);
    const origins = new Set(asked.map((url) => new URL(url).origin));
    expect([...origins]).toEqual([siteUrl]);
    expect(asked.filter((url) => url.includes(thirdPartyScript))).toEqual([]);
    await expectNoTraces(page);
  }
});

test('the sign-in dialog leaves only a note of its versions', async ({ page }) => {
  await expect((await openLogin(page)).getByLabel('Email')).toBeVisible();
  expect(await readStore(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage')).toEqual([]);
  const notes = await readStore(page, 'firebase-heartbeat-database', 'firebase-heartbeat-store');
  for (const note of notes) {
    expect(Object.keys(Object(note)).filter((key) => !knownOfNotes.has(key))).toEqual([]);
  }
  expect(JSON.stringify(notes)).not.toMatch(/Mozilla|Chrome/);
});

test('an account with a role meets no third party, and reads why it cannot pay', async ({
  page,
  account,
}) => {
  const viewer = await asStaff(account, 'viewer');
  const order = await storeOrder(account);
  const invoice = await storeInvoice(account, { invoiceNumber: 'INV-60' });
  await storeCartItem(account, 'eurodebt-navigator');
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).origin));
  await returnAs(page, viewer);
  const { message } = serverErrors['staff-cannot-pay'];

  await visit(page, paths.cart);
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText(message);
  await expect(total.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(cartTexts.waysToPay)).toHaveCount(0);
  await inspect(page, 'cart-of-staff');
  for (const path of [
    paths.profileOrders,
    paths.profileInvoices,
    chargeHref('product_order', order.id),
    chargeHref('invoice', invoice.id),
  ]) {
    await visit(page, path);
    await expect(page.getByRole('main')).toContainText(message);
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  }
  await inspect(page, 'invoice-of-staff');
  await visit(page, paths.profileOrders);
  await expect(page.getByRole('main')).toContainText(message);
  await inspect(page, 'orders-of-staff');
  await visit(page, '/#contact');
  const tab = await openTab(page);
  await expect(tab).toContainText(message);
  await expect(tab.getByRole('button', { name: /Pay/ })).toHaveCount(0);
  await inspect(page, 'contact-of-staff');
  await visit(page, paths.profile);
  await expect(page.getByRole('main')).toContainText(message);
  await page.goto(paths.adminPanel);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const own = [siteUrl, `http://${suite.authHost}`, `http://${suite.firestoreHost}`];
  const ports = new Set(own.map((url) => new URL(url).port));
  expect([...asked].filter((origin) => !ports.has(new URL(origin).port))).toEqual([]);
});

test('a page that has loaded checkout is left when an account with a role signs in', async ({
  page,
  account,
}) => {
  const staff = await asStaff(await signUp({ withProfile: true }));
  await returnAs(page, account);
  await storeCartItem(account, 'eurodebt-navigator');
  const loaded = page.waitForResponse((answer) => answer.url().includes(thirdPartyScript));
  await visit(page, paths.cart);
  await loaded;
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, staff);
  await expect.poll(() => page.evaluate(() => 'Razorpay' in globalThis)).toBe(false);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

async function expectNoTraces(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(stored.local).toEqual([]);
  expect(stored.session.filter((key) => key !== scrollNote)).toEqual([]);
  expect(stored.databases).toEqual([]);
  expect(stored.caches).toEqual([]);
}

/** Through everything that appears only when it comes into view. */
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
