import { payableHref, paths } from '../../functions/shared/paths.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { storeCartItem } from '../support/browser/payments/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openTab } from '../support/browser/payments/invoices-tab.ts';
import { logIn } from '../support/browser/log-in.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { visit } from '../support/browser/visit.ts';
import { signUp } from '../support/functions/accounts/accounts.ts';
import { asStaff } from '../support/functions/accounts/staff.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

test("an account with a role contacts no third party, even after a customer's session, and reads why it cannot pay", async ({
  page,
  account,
}) => {
  const staff = await asStaff(await signUp({ withProfile: true }), 'viewer');
  const order = await storeOrder(staff);
  const invoice = await storeInvoice(staff, { invoiceNumber: 'INV-60' });
  await storeCartItem(staff, 'eurodebt-navigator');
  await storeCartItem(account, 'eurodebt-navigator');
  const { message } = serverErrors['staff-cannot-pay'];
  const main = page.getByRole('main');

  await returnAs(page, account);
  const checkout = page.waitForResponse((answer) => answer.url().includes('/v1/checkout.js'));
  await visit(page, paths.cart);
  await checkout;
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, staff);
  await expect.poll(() => page.evaluate(() => 'Razorpay' in globalThis)).toBe(false);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  const requestedPorts = new Set<string>();
  page.context().on('request', (request) => requestedPorts.add(new URL(request.url()).port));
  for (const path of [
    paths.cart,
    paths.profile,
    payableHref('product_order', order.id),
    payableHref('invoice', invoice.id),
    paths.profileInvoices,
    paths.profileOrders,
  ]) {
    await visit(page, path);
    await expect(main).toContainText(message);
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  }
  await inspect(page, 'orders-of-staff');
  await visit(page, '/#contact');
  const tab = await openTab(page);
  await expect(tab).toContainText(message);
  await expect(tab.getByRole('button', { name: /Pay/ })).toHaveCount(0);
  await inspect(page, 'contact-of-staff');

  await test.step('the admin panel replaces the page that links to it', async () => {
    await page.goto(paths.adminPanel, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/admin/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await page.goBack();
    await expect(page).toHaveURL('/#contact');
  });
  const own = [suite.siteUrl, `http://${suite.authHost}`, `http://${suite.firestoreHost}`];
  const ports = new Set(own.map((url) => new URL(url).port));
  expect([...requestedPorts].filter((port) => !ports.has(port))).toEqual([]);
});
