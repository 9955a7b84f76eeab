import type { Page } from '@playwright/test';
import { aCartItem } from '../support/documents.ts';
import { cloudCartScript } from '../support/browser/code-of.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { cartOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const both = ['eurodebt-navigator', 'global-debt-command-center'];
const localItems = JSON.stringify(both.map(aCartItem));

test('a visitor’s items are never gone at a login, and keep their sequence', async ({
  page,
  account,
}) => {
  const sequence = ['pacific-restructure-suite', 'andean-debt-tracker', 'eurodebt-navigator'];
  await storeLocally(page, JSON.stringify(sequence.map(aCartItem)));
  await visit(page, '/cart');
  const code = await hold(page, cloudCartScript);
  await logIn(page, account);
  await code.arrived;
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByText('Your cart is currently empty.')).toBeHidden();
  code.release();
  await expect.poll(() => keptLocally(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Pacific Restructure Suite',
    'Andean Debt Tracker',
    'EuroDebt Navigator',
  ]);
});

test('two tabs that merge at the same moment leave each item once', async ({
  page,
  context,
  account,
}) => {
  await storeLocally(page, localItems);
  await visit(page, '/cart');
  const other = await context.newPage();
  await visit(other, '/cart');
  const writes = await Promise.all([page, other].map((tab) => hold(tab, /\/Write\/channel/)));
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

test(
  'a refused merge keeps the items, and can be tried again',
  alone,
  async ({ page, context, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error adding items/);
    await database.refuseWrites();
    await storeLocally(page, localItems);
    await returnAs(page, account);
    await visit(page, '/cart');
    const notice = page.getByText(
      'Your earlier items could not be saved to your account. They stay in this browser.',
    );
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

function keptLocally(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cartItems'));
}
