import { toCartItem } from '../../functions/shared/catalogue/cart.ts';
import { newOrder } from '../../functions/shared/payments/orders.ts';
import { aProduct } from '../support/documents.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { openedCheckout } from '../support/browser/payments/checkout.ts';
import { cloudCartScript } from '../support/browser/emails/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { storeLocally } from '../support/browser/payments/local-cart.ts';
import { visit } from '../support/browser/visit.ts';

const products = ['global-debt-command-center', 'andean-debt-tracker', 'eurodebt-navigator'].map(
  (id) => aProduct(id),
);
const loginButton = { name: 'Login / Sign Up' };

test('a payment that required a login continues after it, with all items in order', async ({
  page,
  context,
  account,
}) => {
  // This tab has not loaded the authentication code.
  const other = await context.newPage();
  await visit(other, '/terms');
  await storeLocally(page, JSON.stringify(products.map(toCartItem)));
  await visit(page, '/cart');
  const code = await hold(page, cloudCartScript);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), account);
  await code.arrived;
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  code.release();
  const checkout = await openedCheckout(page);
  const total = newOrder('', products, new Date()).total.toLocaleString('en-IN');
  await expect(checkout.getByRole('button', { name: `Pay ₹${total}` })).toBeVisible();
  await expect(page.getByText('Please log in or sign up')).toBeHidden();
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(
    products.map(({ name }) => name),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('button', loginButton)).toBeVisible();
});
