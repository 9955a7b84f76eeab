import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { paths } from '../../functions/shared/paths.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { refuse } from '../support/browser/refuse.ts';

const endpoint = `**${endpoints.exportAccount}`;

test('everything that is stored about a customer comes as one file', async ({ page, account }) => {
  const [order, invoice] = await Promise.all([storeOrder(account), storeInvoice(account)]);
  await openProfile(page, account, paths.profileSettings);
  const requests = await hold(page, endpoint);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Preparing...' });
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
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
  expect(requests.count()).toBe(1);
});

test('a failed download says why, and can be repeated', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 429/);
  await openProfile(page, account, paths.profileSettings);
  const reason = await refuse(page, endpoint, 'too-many-requests');
  await button(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Your data could not be downloaded.' });
  await expect(failed).toContainText(reason);
  await inspect(page, 'export-failed');
  await page.unroute(endpoint);
  const downloading = page.waitForEvent('download');
  await button(page).click();
  await downloading;
  await expect(failed).toBeHidden();
});

function button(page: Page) {
  return page.getByRole('button', { name: 'Download my data' });
}
