import { addToCart } from '../support/browser/add-to-cart.ts';
import { aCartItem, aProduct } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { cartOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const navigator = aProduct('eurodebt-navigator');
const center = aProduct('global-debt-command-center');

test('a visitor’s cart is kept in the browser, adds up and can be emptied', async ({ page }) => {
  await storeLocally(page, JSON.stringify([aCartItem(navigator.id), aCartItem(center.id)]));
  await visit(page, '/cart');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹2,28,999');
  await page.getByRole('button', { name: `Remove ${center.name}` }).click();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹18,999');
  await page.getByRole('button', { name: `Remove ${navigator.name}` }).click();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/#regional-solutions');
  await expect(page.getByRole('tab', { name: 'Europe' })).toBeInViewport();
});

test('a visitor who wants to pay is asked to log in', async ({ page }) => {
  await storeLocally(page, JSON.stringify([aCartItem()]));
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await expect(
    page.getByText('Please log in or sign up to proceed with the payment.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('local items join the cloud cart at login, each once, and stay there', async ({
  page,
  account,
}) => {
  await visit(page, '/');
  await logIn(page, account);
  await addToCart(page, navigator.name);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

  await page.evaluate(
    (items) => localStorage.setItem('cartItems', items),
    JSON.stringify([aCartItem(navigator.id), aCartItem(center.id)]),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await logIn(page, account);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect
    .poll(async () => (await cartOf(account.uid)).toSorted())
    .toEqual([navigator.id, center.id].toSorted());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
});

test('a product that is in the cart can’t be added again, here or from another tab', async ({
  page,
  context,
  account,
}) => {
  await visit(page, '/');
  await logIn(page, account);
  const other = await context.newPage();
  await visit(other, '/');
  await addToCart(page, navigator.name);
  await expect(page.getByText(`${navigator.name} has been added to your cart!`)).toBeVisible();
  const button = other
    .getByRole('article', { name: navigator.name })
    .getByRole('button', { name: 'Added to Cart' });
  await expect(button).toBeDisabled();
  expect(await cartOf(account.uid)).toEqual([navigator.id]);
});

for (const [what, stored] of Object.entries({
  'no JSON': '{"items":',
  'an object': '{"length":2}',
  'rubbish in a list': '[null,7,"x",{},{"name":"Unknown"},{"name":["a"]}]',
  'a number': '42',
})) {
  test(`local data that is ${what} breaks nothing`, async ({ page }) => {
    await storeLocally(page, stored);
    await visit(page, '/cart');
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await visit(page, '/');
    await addToCart(page, navigator.name);
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
}

for (const [what, breakStorage] of Object.entries({
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    });
  },
})) {
  test(`a storage that is ${what} breaks nothing`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await visit(page, '/');
    await addToCart(page, navigator.name);
    await expect(page.getByText(`${navigator.name} has been added to your cart!`)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
}
