import { storeOrder } from '../support/functions/stored.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { storeCartItem } from '../support/browser/fill-cart.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { goToPart } from '../support/browser/open-profile.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';

/** What the database's client sends to follow documents. */
const listening = /Firestore\/Listen\/channel/;
const waiting = /^Our database can't be reached from here: .* We keep trying\.$/;
const bar = /^Our database can't be reached\. What you see may be out of date/;

test('a network that blocks the database is told from being offline, on each page that waits', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  await storeOrder(account);
  await storeCartItem(account, 'eurodebt-navigator');
  await returnAs(page, account);
  await page.route(listening, (route) => route.abort());
  await visit(page, '/profile');
  await expect(page.getByText(waiting)).toBeVisible();
  await expect(page.getByText(bar)).toBeInViewport();
  await expect(page.getByText(/You are offline|Loading/)).toHaveCount(0);
  await inspect(page, 'profile-blocked');
  for (const part of ['Settings', 'Messages', 'Orders']) {
    await goToPart(page, part);
    await expect(page.getByText(waiting)).toBeVisible();
  }
  await inspect(page, 'orders-blocked');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(page.getByRole('button', { name: 'Trying...' })).toBeFocused();
  await expect(retry).toBeVisible();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText(waiting)).toBeVisible();
  await inspect(page, 'cart-blocked');

  // Pressed first: the client tries by itself too, and the button goes as soon as it gets through.
  await retry.click();
  await page.unroute(listening);
  await expect(page.getByText('EuroDebt Navigator')).toBeVisible();
  await expect(page.getByText(bar)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ hasText: 'ORD-' })).toBeVisible();
});

test('a database that never answers is told within ten seconds', async ({ page, account }) => {
  await returnAs(page, account);
  const connection = await hold(page, listening);
  await page.clock.install();
  await visit(page, '/profile');
  await connection.arrived;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(9_000);
  await expect(page.getByText(waiting)).toBeVisible();
  await page.clock.resume();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.focus();
  connection.release();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Asha Example' })).toBeFocused();
});
