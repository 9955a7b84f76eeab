import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';

test('an administrator compares the ledger with Razorpay, and finds what differs', async ({
  page,
}) => {
  await visitDesk(page, '/admin/reconcile');
  await signIn(page, await aPerson('admin'));
  await page.getByLabel('From').fill('2026-09-01');
  await page.getByLabel('To').fill('2026-08-29');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Choose 1 to 92 days until today.')).toBeVisible();
  await page.getByLabel('From').fill('2026-08-28');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare 2 days?' });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog).toBeHidden();
  // The sandbox knows a payment of that time from its start; the ledger of the tests does not.
  const run = page.getByRole('listitem').filter({ hasText: '2026-08-28 to 2026-08-29' }).first();
  await expect(run).toContainText('Done');
  await expect(run).toContainText('1 payment at Razorpay, 0 in the ledger, 1 lost');
  await inspect(page, 'desk-reconcile');
  await run.getByRole('link', { name: /differences?$/ }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'pay_Seed0000000008' });
  await expect(item).toContainText('Ledger differs from Razorpay');
});
