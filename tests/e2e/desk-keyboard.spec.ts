import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';

test('a viewer finds a customer, an invoice and a payment by keys alone', async ({
  page,
  account,
}) => {
  const invoiceNumber = `INV-${account.uid.slice(0, 8)}`;
  const maker = `Kin${account.uid.replaceAll(/[^a-z]/gi, '').toLowerCase()}`;
  const named = { name: `${maker} Private Limited`, email: account.email };
  const invoice = await storeInvoice(account, { invoiceNumber, ...named });
  const order = await storeOrder(account);
  const { body: toPay } = await createOrder(account, order);
  const { razorpay_payment_id: paymentId } = await payInSandbox(toPay.id);
  await visitDesk(page, '/admin/');
  await signIn(page, await aPerson('viewer'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Overview');

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(account.email);
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await inspect(page, 'desk-find');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/customers/${account.uid}`);

  await find(invoiceNumber);
  await expect(page).toHaveURL(`/admin/invoices/${account.uid}/${invoice.id}`);
  await find(paymentId);
  await expect(page).toHaveURL(`/admin/orders/${account.uid}/${order.id}`);
  await find(maker);
  await expect(page).toHaveURL(`/admin/invoices/${account.uid}/${invoice.id}`);
  await find('Statem');
  await expect(page).toHaveURL('/admin/statement');
  await expect(dialog).toBeHidden();
  await expect(heading).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL('/admin/messages');
  await expect(heading).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign o');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Sign in to the desk');

  async function find(text: string) {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
});
