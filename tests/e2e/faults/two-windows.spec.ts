import type { FrameLocator, Page } from '@playwright/test';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { openedCheckout, payByCard, payByUpi, testCards } from '../../support/browser/checkout.ts';
import { dieOnDemand } from '../../support/browser/dead-connection.ts';
import { fillCart } from '../../support/browser/fill-cart.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { hold } from '../../support/browser/hold.ts';
import { expectLists, openProfile } from '../../support/browser/open-profile.ts';
import { nextProviderOrder } from '../../support/browser/provider-order.ts';
import { attemptsOf, capturedMinor, cartOf, ordersOf } from '../../support/browser/stored.ts';
import { visit } from '../../support/browser/visit.ts';

/** How the database's client writes: in a transaction, or by itself. */
const writing = /documents:(batchGet|commit)|\/Write\/channel/;
/** What the browser says when the provider takes no second payment. */
const refused = /status of 400.*payments\/create/;

test('fault 10, double click: a cart is one order, one provider order, one payment', async ({
  page,
  account,
}) => {
  await fillCart(page, account);
  const asked = countRequests(page);
  await page.getByRole('button', { name: 'Proceed to Pay' }).dblclick();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(asked()).toBe(1);
  expect(await ordersOf(account.uid)).toHaveLength(1);
  expect(await attemptsOf(account.uid)).toHaveLength(1);
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});

test('fault 10, two windows: the cart that both pay at once is one order, paid once', async ({
  page,
  context,
  account,
}) => {
  await fillCart(page, account);
  const other = await context.newPage();
  await visit(other, '/cart');
  // Both have looked for an order and found none, and only then both make one.
  const write = await hold(other, writing);
  const [order, otherOrder] = [nextProviderOrder(page), nextProviderOrder(other)];
  await other.getByRole('button', { name: 'Proceed to Pay' }).click();
  await write.arrived;
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  const checkout = await openedCheckout(page);
  write.release();
  const otherCheckout = await openedCheckout(other);
  expect((await otherOrder).id).toBe((await order).id);
  expect(await ordersOf(account.uid)).toHaveLength(1);

  await payByCard(checkout, testCards.success);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expectRefusedAsPaid(other, otherCheckout);
  await expect(other).toHaveURL('/profile');
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Paid' }]);
  expect(await attemptsOf(account.uid)).toHaveLength(1);
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});

test('fault 10, two windows: a cart that was bought in one is not ordered again in the other', async ({
  page,
  context,
  account,
}) => {
  await fillCart(page, account);
  const other = await context.newPage();
  const die = await dieOnDemand(other);
  await visit(other, '/cart');
  const pay = other.getByRole('button', { name: 'Proceed to Pay' });
  await expect(pay).toBeEnabled();
  await die();
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect.poll(() => cartOf(account.uid)).toEqual([]);

  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(
    other.getByText('Your cart has changed in another window. Please look at it again.'),
  ).toBeVisible();
  await expect(other.getByText('Your cart is currently empty.')).toBeVisible();
  expect(await ordersOf(account.uid)).toHaveLength(1);
});

test('fault 10, two windows: an invoice that both pay has one provider order and one payment', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(refused);
  await storeInvoice(account, { invoiceNumber: 'INV-30', amount: 250 });
  await openProfile(page, account);
  const other = await context.newPage();
  await visit(other, '/profile');
  await expectLists(other);
  const [order, otherOrder] = [nextProviderOrder(page), nextProviderOrder(other)];
  await Promise.all(
    [page, other].map((window) =>
      window.getByRole('button', { name: 'Pay Now for invoice INV-30' }).click(),
    ),
  );
  const checkout = await openedCheckout(page);
  const otherCheckout = await openedCheckout(other);
  expect((await otherOrder).id).toBe((await order).id);

  await payByCard(otherCheckout, testCards.success);
  await expect(other.getByText('Paid', { exact: true })).toBeVisible();
  await expectRefusedAsPaid(page, checkout);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await attemptsOf(account.uid)).toHaveLength(1);
  expect(await capturedMinor(account.uid)).toBe(250_00);
});

/** How often the page has asked for a payment. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.createRazorpayOrder)) count += 1;
  });
  return () => count;
}

/** Who pays what was paid in another window meanwhile is refused, and told that it is paid. */
async function expectRefusedAsPaid(page: Page, checkout: FrameLocator): Promise<void> {
  await payByUpi(checkout, 'success@razorpay');
  await expect(checkout.getByRole('alert')).toContainText('the order is already paid');
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText(/^Payment received: (Order|Inv) #.* is paid\.$/)).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(page.getByText(/failed|cancelled|No payment/i)).toBeHidden();
}
