import { readFile } from 'node:fs/promises';
import { paths } from '../../functions/shared/paths.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { openProfile } from '../support/browser/open-profile.ts';

test('everything that is stored about a customer comes as one file', async ({ page, account }) => {
  const [order, invoice] = await Promise.all([storeOrder(account), storeInvoice(account)]);
  await openProfile(page, account, paths.profileSettings);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
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
});
