import { randomUUID } from 'node:crypto';
import { receiptFileName } from '../../functions/shared/receipt-numbers.ts';
import { aProduct } from '../support/documents.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { openedCheckout, payByCard, payByUpi, testCards } from '../support/browser/checkout.ts';
import { fillCart, storeCartItem } from '../support/browser/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { awaitLetter, readAttachedPdf } from '../support/browser/mailbox.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { capturedMinor, cartOf, ordersOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('mena-restructure-hub');

test('a visitor buys a product, and gets the receipt and the letter', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;

  await visit(page, '/');
  await page.getByRole('tab', { name: 'Middle East' }).click();
  await addToCart(page, product.name);
  await expect(
    page.getByRole('status').filter({ hasText: `${product.name} has been added to your cart!` }),
  ).toBeVisible();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(/^To order what is in your cart,/);
  await fillSignUp(dialog, { email, password: 'correct horse' });
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toContainText(
    '1 user for 1 month',
  );
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹22,499');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  const checkout = await openedCheckout(page);
  await expect(checkout.getByText('₹22,499').first()).toBeVisible();
  await payByCard(checkout, testCards.success);

  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.getByText('Payment successful! You will receive a confirmation email shortly.'),
  ).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'ORD-' });
  await expect(row).toContainText('₹22,499');
  await expect(row).toContainText(`${product.name}, 1 user for 1 month`);
  await expect(page.getByRole('region', { name: 'To be paid' })).toHaveCount(0);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

  const uid = await uidOf(email);
  const [order, ...others] = await ordersOf(uid);
  const { orderNumber = '', paymentId = '' } = order ?? {};
  expect(others).toEqual([]);
  expect(order?.total).toBe(22_499);
  expect(paymentId).toMatch(/^pay_\w+$/);
  expect(await capturedMinor(uid)).toBe(22_499_00);
  expect(await cartOf(uid)).toEqual([]);

  const letter = await awaitLetter(
    email,
    new RegExp(`^Payment received for order ${orderNumber}$`),
  );
  const facts = [orderNumber, `${product.name}, 1 user for 1 month`, '₹22,499', paymentId];
  for (const part of [letter.text, letter.html.replaceAll('&nbsp;', ' ')]) {
    for (const fact of facts) expect(part).toContain(fact);
  }
  const receipt = /R\/\d\d-\d\d\/\d{6}/.exec(letter.text)?.[0] ?? '';
  expect(letter.attachments).toMatchObject([
    { filename: receiptFileName(receipt), contentType: 'application/pdf' },
  ]);
  const pdf = await readAttachedPdf(letter, 0);
  for (const fact of [...facts, receipt]) expect(pdf).toContain(fact);
  await expect(row.getByRole('button', { name: `Download receipt ${receipt}` })).toBeVisible();

  const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
  for (const again of [() => Promise.resolve(), () => page.reload()]) {
    await again();
    await expect(confirmation).toBeInViewport();
    await expect(confirmation).toContainText(`${product.name}, 1 user for 1 month`);
    await expect(confirmation).toContainText(`You have paid ₹22,499 for order ${orderNumber}.`);
    await expect(confirmation).toContainText(`Receipt ${receipt}`);
    await expect(confirmation).toContainText(email);
  }
  await inspect(page, 'profile-purchase');
  await confirmation.getByRole('button', { name: 'Put this confirmation away' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(confirmation).toBeHidden();

  for (const again of [() => page.goBack(), () => page.reload()]) {
    await again();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeHidden();
  }
});

test('a guest without an email address buys, and is promised no letter', async ({
  page,
  guest,
}) => {
  await storeCartItem(guest, product.id);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByUpi(await openedCheckout(page), 'success@razorpay');
  await expect(
    page.getByText('Payment successful! Your receipt appears in your profile shortly.'),
  ).toBeVisible();
  const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
  await expect(confirmation).toContainText('You have paid ₹22,499');
  await expect(confirmation).not.toContainText(/letter|email/i);
});

test('a declined card says why, and a retry pays the order', async ({ page, account }) => {
  await fillCart(page, account);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  const checkout = await openedCheckout(page);
  await payByCard(checkout, testCards.insufficientFunds);
  await expect(checkout.getByText(/insufficient account balance/).first()).toBeVisible();
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText(/^An error occurred: .*insufficient account balance/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Pending', total: 18_999 }]);

  await page.getByRole('link', { name: 'Profile' }).click();
  const order = page.getByRole('listitem').filter({ hasText: 'ORD-' });
  await expect(order.getByText('Pending', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: /Pay Now/ }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(
    page.getByText('Payment successful! Your order status will update shortly.'),
  ).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Order ORD-/ })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Pay Now/ })).toBeHidden();
  expect(await capturedMinor(account.uid)).toBe(18_999_00);

  // Another person may sit down at this computer.
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByText(/^Payment (ID|successful)/)).toHaveCount(0);
});
