import { randomUUID } from 'node:crypto';
import { aProduct } from '../support/documents.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { capturedMinor, cartOf, ordersOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('mena-restructure-hub');

test('a visitor buys a product and sees the order turn to Paid by itself', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;

  await visit(page, '/');
  await page.getByRole('tab', { name: 'Middle East' }).click();
  const card = page.getByRole('article', { name: product.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${product.name} has been added to your cart!` }),
  ).toBeVisible();

  const dialog = page.getByRole('dialog');
  await fillSignUp(dialog, { email, password: 'correct horse' });
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Added to Cart' })).toBeDisabled();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toBeVisible();
  await expect(page.getByText('₹22,499', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();

  const checkout = await openedCheckout(page);
  await expect(checkout.getByText('₹22,499').first()).toBeVisible();
  await payByCard(checkout, testCards.success);

  await expect(page).toHaveURL(/\/profile$/);
  await expect(
    page.getByText('Payment successful! You will receive a confirmation email shortly.'),
  ).toBeVisible();
  const order = page.getByRole('listitem').filter({ hasText: 'ORD-' });
  await expect(order).toContainText('₹22,499');
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

  const uid = await uidOf(email);
  const [stored, ...others] = await ordersOf(uid);
  expect(others).toEqual([]);
  expect(stored?.total).toBe(22_499);
  expect(await capturedMinor(uid)).toBe(22_499 * 100);
  expect(await cartOf(uid)).toEqual([]);
});
