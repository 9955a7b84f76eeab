import { endpoints } from '../../../functions/shared/endpoints.ts';
import { newOrder } from '../../../functions/shared/payments/orders.ts';
import { serverErrors } from '../../../functions/shared/server-errors.ts';
import { aProduct } from '../../support/documents.ts';
import { storeInvoice, storeOrder } from '../../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/payments/checkout.ts';
import { killConnectionsOnDemand } from '../../support/browser/network/dead-connection.ts';
import { fillCart } from '../../support/browser/payments/fill-cart.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { hold } from '../../support/browser/network/hold.ts';
import { goToPart } from '../../support/browser/open-profile.ts';
import { nextProviderOrder, payElsewhere } from '../../support/browser/payments/provider-order.ts';
import { attemptsOf, capturedMinor, cartOf, ordersOf } from '../../support/browser/stored.ts';
import { visit } from '../../support/browser/visit.ts';

/** The Firestore client's writes, within a transaction or alone. */
const writing = /documents:(batchGet|commit)|\/Write\/channel/;

test('fault 10, two windows and a double click: the cart becomes one order and is paid once', async ({
  page,
  context,
  account,
}) => {
  await fillCart(page, account);
  const other = await context.newPage();
  await visit(other, '/cart');
  // Both windows have looked for an order and found none before either creates one.
  const write = await hold(other, writing);
  const [order, otherOrder] = [nextProviderOrder(page), nextProviderOrder(other)];
  await other.getByRole('button', { name: 'Proceed to Pay' }).click();
  await write.arrived;
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.createRazorpayOrder)) requestCount += 1;
  });
  await page.getByRole('button', { name: 'Proceed to Pay' }).dblclick();
  const checkout = await openedCheckout(page);
  expect(requestCount).toBe(1);
  write.release();
  const otherCheckout = await openedCheckout(other);
  expect((await otherOrder).id).toBe((await order).id);
  expect(await ordersOf(account.uid)).toHaveLength(1);

  await payByCard(checkout, testCards.success);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(otherCheckout.getByRole('button', { name: 'Close checkout' })).toBeHidden();
  await expect(other.getByText(/^Payment received\. Order #.* is paid\.$/)).toBeVisible();
  await expect(other.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(other.getByText(/failed|cancelled|received a payment yet/i)).toBeHidden();
  await expect(other).toHaveURL('/profile');
  await expect(other.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Paid' }]);
  expect(await attemptsOf(account.uid)).toHaveLength(1);
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});

test('fault 21, paid elsewhere while this page was disconnected: the page catches up', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/);
  const invoice = await storeInvoice(account, { invoiceNumber: 'INV-70', amount: 250 });
  const killConnections = await killConnectionsOnDemand(page);

  await test.step('a paid cart is not ordered again', async () => {
    await fillCart(page, account);
    const pay = page.getByRole('button', { name: 'Proceed to Pay' });
    await expect(pay).toBeEnabled();
    await killConnections();
    const order = newOrder(account.uid, [aProduct('eurodebt-navigator')], new Date());
    await payElsewhere(account, 'product_order', await storeOrder(account, order));
    await expect.poll(() => cartOf(account.uid)).toEqual([]);
    await pay.click();
    await expect(
      page.getByText('Your cart changed in another window. Please review it and try again.'),
    ).toBeVisible();
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    expect(await ordersOf(account.uid)).toHaveLength(1);
  });

  await test.step('a paid invoice is not paid again', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await goToPart(page, 'Invoices');
    const payNow = page.getByRole('button', { name: 'Pay Now for invoice INV-70' });
    await expect(payNow).toBeVisible();
    await killConnections();
    await payElsewhere(account, 'invoice', invoice);
    await payNow.click();
    const { message } = serverErrors['not-pending'];
    await expect(page.getByText(`Failed to pay Inv #INV-70: ${message}`)).toBeVisible();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(payNow).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await capturedMinor(account.uid)).toBe(18_999_00 + 250_00);
  });
});
