import { chargeHref } from '../../functions/shared/paths.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { visit } from '../support/browser/visit.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { storeOrder } from '../support/functions/stored.ts';

test('an administrator refunds a part of a payment, and the customer reads why', async ({
  page,
  browser,
  account,
}) => {
  const order = await storeOrder(account);
  const { body: toPay } = await createOrder(account, order);
  await payInSandbox(toPay.id);
  const admin = await aPerson('admin');
  await visitDesk(page, `/admin/orders/${account.uid}/${order.id}`);
  await signIn(page, admin);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund the payment of ₹/ });
  await dialog.getByLabel('Amount in INR').fill('1,000.50');
  await dialog.getByLabel('Reason').fill('One user less.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Refund of ₹1,000.50: Done')).toBeVisible();
  await expect(page.getByText('Refunded a payment')).toBeVisible();
  await inspect(page, 'desk-order');

  const theirs = await (await browser.newContext()).newPage();
  await visit(theirs, '/');
  await logIn(theirs, account);
  await theirs.goto(chargeHref('product_order', order.id));
  await expect(theirs.getByText('One user less.')).toBeVisible();
  await expect(theirs.getByText('Refund of ₹1,000.50 sent on its way')).toBeVisible();
  await theirs.context().close();
});
