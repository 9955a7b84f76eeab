import type { Page } from '@playwright/test';
import { pages } from '../../web/src/app/site-map.ts';
import { paths } from '../../functions/shared/paths.ts';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { readStore } from '../support/browser/indexed-db.ts';
import { visit } from '../support/browser/visit.ts';

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
