import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { signUpGuest, storeProfile } from '../support/functions/accounts.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { refuse } from '../support/browser/refuse.ts';
import { returnAsGuest } from '../support/browser/return-as-guest.ts';
import { visit } from '../support/browser/visit.ts';

const endpoint = `**${endpoints.exportAccount}`;

test('everything that is stored about a customer comes as one file', async ({ page, account }) => {
  const [order, invoice] = await Promise.all([storeOrder(account), storeInvoice(account)]);
  await openProfile(page, account);
  const requests = await hold(page, endpoint);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Preparing...' });
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await inspect(page, 'export-preparing');
  const downloading = page.waitForEvent('download');
  requests.release();

  const download = await downloading;
  const today = new Date().toLocaleDateString('sv-SE');
  expect(download.suggestedFilename()).toBe(`my-data-${today}.json`);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'account-export',
    account: { uid: account.uid, email: account.email },
    profile: { name: 'Asha Example' },
    orders: [{ id: order.id, total: order.amount, currency: 'INR' }],
    invoices: [{ id: invoice.id, amount: invoice.amount }],
  });
  expect(text).toContain('\n  "account"');
  await expect(page.getByText(`Your data is saved as my-data-${today}.json.`)).toBeVisible();
  await expect(button(page)).toBeFocused();
  await inspect(page, 'export-saved');
  expect(requests.count()).toBe(1);
});

test('a download that fails is told with its reason, and works when it is tried again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 429|ERR_FAILED/);
  await openProfile(page, account);
  await page.route(endpoint, (route) => route.abort());
  await button(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Your data could not be downloaded.' });
  await expect(failed).toContainText('Please check your connection and try again.');
  await inspect(page, 'export-failed');
  await page.unroute(endpoint);

  const message = await refuse(page, endpoint, 'too-many-requests');
  await button(page).click();
  await expect(failed).toContainText(message);
  await page.unroute(endpoint);

  const downloading = page.waitForEvent('download');
  await button(page).click();
  await downloading;
  await expect(failed).toBeHidden();
});

test('a download that was cut off does not pass for a whole one', async ({ page, account }) => {
  await openProfile(page, account);
  await page.route(endpoint, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, -20) });
  });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await button(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Your data could not be downloaded.' });
  await expect(failed).toBeVisible();
  expect(downloads).toEqual([]);
});

test('a guest downloads it too', async ({ page }) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { email: '', isAnonymous: true });
  await returnAsGuest(page, guest);
  await visit(page, '/profile');
  const downloading = page.waitForEvent('download');
  await button(page).click();
  const data = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ account: { uid: guest.uid, isGuest: true } });
});

function button(page: Page) {
  return page.getByRole('button', { name: 'Download my data' });
}
