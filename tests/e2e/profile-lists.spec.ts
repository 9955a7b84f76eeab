import { endpoints } from '../../functions/shared/endpoints.ts';
import { paths } from '../../functions/shared/paths.ts';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { site } from '../../functions/shared/site.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { anOrder, aReply } from '../support/documents.ts';
import { storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';
import { openedCheckout, payByCard, payByUpi, testCards } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { refuse } from '../support/browser/refuse.ts';
import { capturedMinor } from '../support/browser/stored.ts';

const origin = process.env['SITE_URL'] ?? '';
const createOrder = `**${endpoints.createRazorpayOrder}`;

test('invoices are paid from the profile', async ({ page, context, account }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await storeInvoice(account, { invoiceNumber: 'INV-20', amount: 349.99, currency: 'EUR' });
  await storeInvoice(account, { invoiceNumber: 'INV-23', amount: 100 });
  await openProfile(page, account, paths.profileInvoices);
  const rows = page.getByRole('region', { name: 'My Invoices' }).getByRole('listitem');
  const row = rows.filter({ hasText: 'INV-20' });
  await expect(row).toContainText('€349.99');
  await expect(row).not.toContainText('EUR');
  const pay = row.getByRole('button', { name: 'Pay Now for invoice INV-20' });
  await pay.click();
  await openedCheckout(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByText(/^No payment has arrived yet\. .* you can pay it later here\.$/),
  ).toBeVisible();
  await expect(pay).toBeFocused();

  await pay.click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(
    page.getByText('Payment successful! Your invoice status will update shortly.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invoice INV-20' })).toBeFocused();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await capturedMinor(account.uid)).toBe(349_99);
  const text = await page.getByText(/^Payment ID: pay_\w+$/).textContent();
  const id = text?.replace('Payment ID: ', '');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText(`Payment ID ${id} is copied.`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await page.goBack();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-23' }).click();
  await payByUpi(await openedCheckout(page), 'success@razorpay');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(
    page.getByText(/^Your browser does not let us copy\. Please note Payment ID: pay_\w+$/),
  ).toBeVisible();
});

test('a payment that fails says which item and why', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/status of 50[23]|ERR_FAILED/);
  await storeInvoice(account, { invoiceNumber: 'INV-21' });
  const { orderNumber } = anOrder(account.uid);
  await storeOrder(account, { orderNumber });
  await openProfile(page, account);
  const payInvoice = page.getByRole('button', { name: 'Pay Now for invoice INV-21' });
  const payOrder = page.getByRole('button', { name: `Pay Now for order ${orderNumber}` });
  const alerts = page.getByRole('alert');

  const message = await refuse(page, createOrder, 'provider-unavailable');
  await payInvoice.click();
  await expect(alerts.getByText(`Failed to pay Inv #INV-21: ${message}`)).toBeVisible();
  await payOrder.click();
  await expect(alerts.getByText(`Failed to pay Order #${orderNumber}: ${message}`)).toBeVisible();
  await inspect(page, 'profile-lists-not-paid');

  await page.unroute(createOrder);
  await page.route(createOrder, (route) => route.fulfill({ status: 502, body: '<html></html>' }));
  await payInvoice.click();
  await expect(alerts.getByText('Failed to pay Inv #INV-21: Payment gateway error.')).toBeVisible();
});

test('replies to a message show under it', async ({ page, account }) => {
  await storeMessage(account, 'Please call me.');
  await openProfile(page, account, paths.profileMessages);
  const message = page.getByRole('region', { name: 'My Queries' }).getByRole('listitem');
  await expect(message).toContainText('Please call me.');
  await expect(message).not.toContainText('Reply');
  const [stored] = (await firestore.collection(userCollectionPath(account.uid, 'queries')).get())
    .docs;
  await stored?.ref.update({ replies: [aReply(), aReply({ text: 'Or on Friday?' })] });
  await expect(message.getByText(`Reply from ${site.name}`)).toHaveCount(2);
  await expect(message).toContainText(/Please call me\..*Gladly\..*Or on Friday\?/);
  await inspect(page, 'profile-replies');
});

test('the parts of the profile fit on a very narrow phone', async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openProfile(page, account);
  const parts = page.getByRole('navigation', { name: 'Profile' });
  for (const name of ['Overview', 'Settings']) {
    await expect(parts.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('each status has its badge, and only Pending can be paid', async ({ page, account }) => {
  const statuses = ['Pending', 'Paid', 'Completed', 'Cancelled', 'Refunded'];
  for (const status of statuses) {
    await storeInvoice(account, { invoiceNumber: `INV-${status}`, status });
    await storeOrder(account, { status });
  }
  await storeMessage(account, 'Please call me.');
  for (const [name, path] of [
    ['My Invoices', paths.profileInvoices],
    ['My Orders', paths.profileOrders],
  ] as const) {
    await openProfile(page, account, path);
    const list = page.getByRole('region', { name });
    await expect(list.getByRole('listitem')).toHaveCount(statuses.length);
    for (const status of statuses) {
      await expect(list.getByText(status, { exact: true })).toBeVisible();
    }
    await expect(list.getByRole('button', { name: /^Pay Now/ })).toHaveCount(1);
  }
  await inspect(page, 'profile-orders');
});
