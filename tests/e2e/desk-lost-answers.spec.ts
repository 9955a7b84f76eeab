import type { Locator } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { unclaimedInvoices } from '../../functions/src/invoices/issued-invoice.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { loseAnswer } from '../support/browser/lose-answer.ts';
import { refundsOf } from '../support/functions/payments.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { storeOrder } from '../support/functions/stored.ts';

const outOfReach = 'The server could not be reached.';

test('a refund whose answer is lost is made once, also from a dialog that is opened again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  const order = await storeOrder(account);
  const { body: toPay } = await createOrder(account, order);
  const { razorpay_payment_id: id } = await payInSandbox(toPay.id);
  await visitDesk(page, `/admin/orders/${account.uid}/${order.id}`);
  await signIn(page, await aPerson('admin'));
  const dialog = page.getByRole('dialog', { name: /^Refund the payment of ₹/ });
  const ask = async (amount: string) => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByLabel('Amount in INR').fill(amount);
    await dialog.getByLabel('Reason').fill('One user less.');
    await dialog.getByRole('button', { name: 'Refund' }).click();
  };
  await loseAnswer(page, `**${endpoints.desk}`);
  await ask('1,000');
  await expect(dialog.getByText(outOfReach)).toBeVisible();
  await goBack(dialog);
  await expect(page.getByText('Refund of ₹1,000: Done')).toBeVisible();

  await ask('900');
  await expect(dialog.getByText('This request was carried out already')).toBeVisible();
  await goBack(dialog);
  expect(await refundsOf({ id })).toMatchObject([{ amountMinor: 100_000 }]);

  // Its outcome is known now, so the next one is another refund.
  await ask('900');
  await expect(page.getByText('Refund of ₹900 requested.')).toBeVisible();
  expect(await refundsOf({ id })).toHaveLength(2);
});

test('an invoice whose answer is lost is issued once, also from a form that is opened again after a reload', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  await visitDesk(page, '/admin/invoices');
  await signIn(page, await aPerson('admin'));
  const dialog = page.getByRole('dialog');
  const issue = async () => {
    await page.getByRole('link', { name: 'New invoice' }).click();
    await page.getByLabel('Customer’s name').fill('Asha Example');
    await page.getByLabel('Customer’s email').fill(account.email);
    await page.getByLabel('Description').fill('Training');
    await page.getByLabel('Unit price').fill('2,500');
    await page.getByRole('button', { name: 'Issue invoice' }).click();
    await dialog.getByRole('button', { name: 'Issue invoice' }).click();
  };
  await loseAnswer(page, `**${endpoints.desk}`);
  await issue();
  await expect(dialog.getByText(outOfReach)).toBeVisible();
  await goBack(dialog);
  await page.getByRole('link', { name: 'All invoices' }).click();
  await page.reload();
  await issue();
  await expect(page.getByText(/^Invoice INV\/\S+ for ₹2,500 is issued to /)).toBeVisible();
  const issued = await unclaimedInvoices.where('email', '==', account.email).get();
  expect(issued.size).toBe(1);
});

/** Closes a dialog, and waits until the browser has left its entry of the history. */
async function goBack(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => entriesAhead(dialog.page())).toBe(1);
}
