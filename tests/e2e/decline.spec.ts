import { aProduct } from '../support/documents.ts';
import { openedCheckout, payByCard, payByUpi, testCards } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { capturedMinor, ordersOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('eurodebt-navigator');

test.beforeEach(async ({ page, account }) => {
  await visit(page, '/');
  await logIn(page, account);
  await page
    .getByRole('article', { name: product.name })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
});

test('a declined card says why, keeps the order Pending, and a retry pays it', async ({
  page,
  account,
}) => {
  const checkout = await openedCheckout(page);
  await payByCard(checkout, testCards.insufficientFunds);
  await expect(checkout.getByText(/insufficient account balance/).first()).toBeVisible();
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Pending', total: 18_999 }]);

  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  const reason = page.getByRole('alert').filter({ hasText: /insufficient account balance/ });
  await expect(reason).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Pending' }]);

  await page.getByRole('link', { name: 'Profile' }).click();
  const order = page.getByRole('listitem').filter({ hasText: 'ORD-' });
  await expect(order.getByText('Pending', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: /Pay Now/ }).click();
  await payByCard(await openedCheckout(page), testCards.success);

  await expect(
    page.getByText('Payment successful! Your order status will update shortly.'),
  ).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(order.getByRole('button', { name: /Pay Now/ })).toBeHidden();
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});

test('paying again from the cart reuses the order', async ({ page, account }) => {
  const checkout = await openedCheckout(page);
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'No payment has arrived yet.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Paid' }]);
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});

test('UPI pays as well, and a refused UPI ID says why', async ({ page, account }) => {
  const checkout = await openedCheckout(page);
  await payByUpi(checkout, 'failure@razorpay');
  await expect(checkout.getByRole('alert')).not.toBeEmpty();
  await payByUpi(checkout, 'success@razorpay');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});
