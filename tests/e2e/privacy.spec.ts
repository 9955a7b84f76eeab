import type { Page } from '@playwright/test';
import { pages } from '../../web/src/app/site-map.ts';
import { paths } from '../../functions/shared/paths.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { readStore } from '../support/browser/indexed-db.ts';
import { visit } from '../support/browser/visit.ts';

const siteUrl = process.env['SITE_URL'] ?? '';
const authUrl = `http://localhost:${process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]}`;
const thirdPartyScript = '/v1/checkout.js';

/** All that a visit which only reads leaves in the browser. */
const needed = {
  /** How far each page was scrolled, so that Back returns there; gone with the tab. */
  sessionStorage: ['scroll-positions'],
  databases: [
    /** Where Firebase Auth looks for a signed-in account; empty before the first sign-in. */
    'firebaseLocalStorageDb',
    /** Firebase's own note of which of its versions ran on which day. */
    'firebase-heartbeat-database',
  ],
};

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
    expect([...origins].filter((origin) => origin !== siteUrl && origin !== authUrl)).toEqual([]);
    expect(asked.filter((url) => url.includes(thirdPartyScript))).toEqual([]);
    await expectNoTraces(page);
  }
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
  expect(stored.session.filter((key) => !needed.sessionStorage.includes(key))).toEqual([]);
  expect(stored.databases.filter((name) => !needed.databases.includes(name ?? ''))).toEqual([]);
  expect(stored.caches).toEqual([]);
  expect(await readStore(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage')).toEqual([]);
  const notes = await readStore(page, 'firebase-heartbeat-database', 'firebase-heartbeat-store');
  for (const note of notes) {
    expect(Object.keys(Object(note)).filter((key) => !knownOfNotes.has(key))).toEqual([]);
  }
  expect(JSON.stringify(notes)).not.toMatch(/Mozilla|Chrome/);
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
