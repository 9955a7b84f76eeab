import type { Page } from '@playwright/test';
import { aCartItem, aProduct } from '../support/documents.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { cartOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const navigator = aProduct('eurodebt-navigator');
const center = aProduct('global-debt-command-center');
const both = [navigator.id, center.id].toSorted();
const localItems = JSON.stringify([aCartItem(navigator.id), aCartItem(center.id)]);
const writing = /\/Write\/channel/;
const notMerged =
  'Your earlier items could not be saved to your account. They stay in this browser.';

test('two tabs that merge at the same moment leave each item once', async ({
  page,
  context,
  account,
}) => {
  await storeLocally(page, localItems);
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/');
  const writes = await Promise.all([page, other].map((tab) => hold(tab, writing)));
  await logIn(page, account);
  // Both have read what to merge, and neither has taken it out of the browser.
  await Promise.all(writes.map(({ arrived }) => arrived));
  expect(await keptLocally(page)).toBe(localItems);
  for (const write of writes) write.release();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect.poll(() => keptLocally(tab)).toBeNull();
  }
  expect((await cartOf(account.uid)).toSorted()).toEqual(both);
});

test('what another tab adds during the merge stays for the next one', async ({
  page,
  context,
  account,
}) => {
  await storeLocally(page, JSON.stringify([aCartItem(navigator.id)]));
  await visit(page, '/');
  const write = await hold(page, writing);
  await logIn(page, account);
  await write.arrived;
  const other = await context.newPage();
  await other.goto('/terms');
  await other.evaluate((items) => localStorage.setItem('cartItems', items), localItems);
  await other.close();
  write.release();
  await expect.poll(() => cartOf(account.uid)).toContain(navigator.id);
  await expect.poll(() => keptLocally(page)).toBe(JSON.stringify([aCartItem(center.id)]));
  await page.reload();
  await expect.poll(() => keptLocally(page)).toBeNull();
  expect((await cartOf(account.uid)).toSorted()).toEqual(both);
});

test('a tab that closes in the middle of the merge loses nothing', async ({
  page,
  context,
  account,
}) => {
  await storeLocally(page, localItems);
  await visit(page, '/');
  const write = await hold(page, writing);
  await logIn(page, account);
  await write.arrived;
  await page.close();
  expect(await cartOf(account.uid)).toEqual([]);
  const next = await context.newPage();
  await visit(next, '/');
  await expect(next.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect.poll(() => keptLocally(next)).toBeNull();
  expect((await cartOf(account.uid)).toSorted()).toEqual(both);
});

test(
  'a refused merge is tried again at the next start',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error adding items/);
    await refuseMerge();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await keptLocally(page)).toBe(localItems);
    await database.acceptAgain();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect.poll(() => keptLocally(page)).toBeNull();
    expect((await cartOf(account.uid)).toSorted()).toEqual(both);

    async function refuseMerge() {
      await storeLocally(page, localItems);
      await visit(page, '/');
      await database.refuseWrites();
      await logIn(page, account);
      await expect(page.getByText(notMerged)).toBeVisible();
      await inspect(page, 'landing-not-merged');
      expect(await keptLocally(page)).toBe(localItems);
    }
  },
);

test(
  'a refused merge is tried again when the connection is back, or asked for',
  alone,
  async ({ page, context, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error adding items|ERR_INTERNET_DISCONNECTED|cleardot\.gif/);
    await storeLocally(page, localItems);
    await visit(page, '/');
    await database.refuseWrites();
    await logIn(page, account);
    const notice = page.getByText(notMerged);
    await expect(notice).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeVisible();
    expect(await keptLocally(page)).toBe(localItems);
    await database.acceptAgain();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect.poll(() => keptLocally(page)).toBeNull();
    expect((await cartOf(account.uid)).toSorted()).toEqual(both);
  },
);

test('of thousands of entries, most of them unreadable, the products arrive once', async ({
  page,
  account,
}) => {
  const entry = [aCartItem(navigator.id), null, { name: center.name }, { id: 'gone' }, 'x', [7]];
  await storeLocally(page, JSON.stringify(Array.from({ length: 2_000 }, () => entry).flat()));
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await logIn(page, account);
  await expect.poll(async () => (await cartOf(account.uid)).toSorted()).toEqual(both);
  await expect.poll(() => keptLocally(page)).toBeNull();
});

function keptLocally(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cartItems'));
}
