import { readFile } from 'node:fs/promises';
import { paths } from '../../functions/shared/paths.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { ordersOf, profileOf, uidOf } from '../support/browser/stored.ts';
import { age, signedInAgo } from '../support/functions/accounts/accounts.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';

test('a customer downloads all data as one file, and deletes the account with the password', async ({
  page,
  account,
  consoleErrors,
}) => {
  const [order, invoice] = await Promise.all([storeOrder(account), storeInvoice(account)]);
  await age(account);
  await openProfile(page, signedInAgo(account, 10 * 60, 'password'), paths.profileSettings);

  await test.step('the file', async () => {
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
    await expect(
      page.getByText(`Your data has been downloaded as my-data-${today}.json.`),
    ).toBeVisible();
  });

  await test.step('the deletion', async () => {
    // The first request is rejected because the login is too old.
    consoleErrors.expect(/status of 403.*delete-account/);
    const question = (name: string) => page.getByRole('alertdialog', { name });
    await page.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
    await question('Delete your account?').getByRole('button', { name: 'Continue' }).click();
    await question('Delete everything permanently?')
      .getByRole('button', { name: 'Delete my account' })
      .click();
    const identity = question("Confirm that it's you");
    await identity.getByLabel('Password', { exact: true }).fill(account.password);
    await identity.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account has been successfully deleted.')).toBeVisible();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
    expect(await profileOf(account.uid)).toBeUndefined();
    expect(await ordersOf(account.uid)).toEqual([]);
    await expect(uidOf(account.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
