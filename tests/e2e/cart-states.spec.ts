import type { Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { aCartItem, aProduct } from '../support/documents.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { cartOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('eurodebt-navigator');
const flagship = aProduct('global-debt-command-center');
/** What reads and writes a cart in the database. */
const cartCode = /assets\/cloud-cart-[^/]*\.js$/;
const writing = /\/Write\/channel/;

test('a double click adds a product once and says that it is there already', async ({
  page,
  account,
}) => {
  await visit(page, '/');
  await logIn(page, account);
  const card = page.getByRole('article', { name: product.name });
  await card.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await expect(page.getByText(`${product.name} has been added to your cart!`)).toBeVisible();
  await expect(page.getByText(`${product.name} is already in your cart.`)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Added to Cart' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await inspect(page, 'landing-added');
  await expect.poll(() => cartOf(account.uid)).toEqual([product.id]);
});

test('changes of a cloud cart show before they have arrived', async ({ page, account }) => {
  await visit(page, '/');
  await logIn(page, account);
  const write = await hold(page, writing);
  await addToCart(page, product.name);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  expect(await cartOf(account.uid)).toEqual([]);
  write.release();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
});

test(
  'an item that can’t be saved leaves the cart again, and can be tried again',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error adding item/);
    await visit(page, '/');
    await logIn(page, account);
    await database.refuseWrites();
    await addToCart(page, product.name);
    const notice = page.getByText(`${product.name} could not be saved in your cart.`);
    await expect(notice).toBeVisible();
    await expect(page.getByText(`${product.name} has been added to your cart!`)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await inspect(page, 'landing-not-saved');
    await database.acceptAgain();
    await tryAgain(page);
    await expect(notice).toBeHidden();
    await expect.poll(() => cartOf(account.uid)).toEqual([product.id]);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

test(
  'an item that can’t be removed comes back, and can be tried again',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error removing item/);
    await visit(page, '/');
    await logIn(page, account);
    await addToCart(page, product.name);
    await expect.poll(() => cartOf(account.uid)).toEqual([product.id]);
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await database.refuseWrites();
    const remove = page.getByRole('button', { name: `Remove ${product.name}` });
    await remove.click();
    const notice = page.getByText('The item could not be removed from your cart.');
    await expect(notice).toBeVisible();
    await expect(remove).toBeVisible();
    await inspect(page, 'cart-not-removed');
    await database.acceptAgain();
    await tryAgain(page);
    await expect(notice).toBeHidden();
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await inspect(page, 'cart-empty');
    await expect.poll(() => cartOf(account.uid)).toEqual([]);
  },
);

test('a product of a cart that is not known yet is refused once it is', async ({
  page,
  account,
}) => {
  await visit(page, '/');
  await logIn(page, account);
  await addToCart(page, product.name);
  await expect.poll(() => cartOf(account.uid)).toEqual([product.id]);
  const code = await hold(page, cartCode);
  await visit(page, '/');
  await addToCart(page, product.name);
  const card = page.getByRole('article', { name: product.name });
  await expect(card.getByRole('button', { name: 'Added to Cart' })).toBeDisabled();
  await expect(page.getByText(`${product.name} has been added to your cart!`)).toBeHidden();
  code.release();
  await expect(page.getByText(`${product.name} is already in your cart.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test(
  'a cart shows that it loads, that it can’t be loaded, and its items after another try',
  alone,
  async ({ page, account, database }) => {
    await visit(page, '/');
    await logIn(page, account);
    await addToCart(page, flagship.name);
    await addToCart(page, product.name);
    await expect.poll(async () => (await cartOf(account.uid)).length).toBe(2);
    await database.refuseEverything();
    const code = await hold(page, cartCode);
    await visit(page, '/cart');
    await expect(page.getByText('Loading your cart...')).toBeVisible();
    await inspect(page, 'cart-loading');
    code.release();
    await expect(
      page.getByText('Your cart could not be loaded. Nothing in it is lost.'),
    ).toBeVisible();
    await inspect(page, 'cart-not-loaded');
    await database.acceptAgain();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹2,28,999');
    await inspect(page, 'cart-items');
  },
);

test('a customer cannot pay while offline', async ({ page, context, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(
    (items) => localStorage.setItem('cartItems', items),
    JSON.stringify([aCartItem(product.id), aCartItem(flagship.id)]),
  );
  await visit(page, '/cart');
  const pay = page.getByRole('button', { name: 'Proceed to Pay' });
  await pay.focus();
  await context.setOffline(true);
  await expect(pay).toBeDisabled();
  await expect(pay).toBeFocused();
  await expect(pay).toHaveAccessibleDescription(/once the connection is back/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await inspect(page, 'cart-offline');
  await context.setOffline(false);
  await expect(pay).toBeEnabled();
});

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
}

test('who leaves or logs out before checkout opens finds it closed, and the cart is locked until then', async ({
  page,
  account,
}) => {
  for (const leave of ['Logout', 'About']) {
    await visit(page, '/');
    await logIn(page, account);
    if (leave === 'Logout') await addToCart(page, product.name);
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    const order = await hold(page, `**${endpoints.createRazorpayOrder}`);
    const answered = page.waitForResponse(`**${endpoints.createRazorpayOrder}`);
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await order.arrived;
    await expect(page.getByRole('button', { name: `Remove ${product.name}` })).toBeDisabled();
    const bar = page.getByRole('banner');
    await bar.getByRole(leave === 'Logout' ? 'button' : 'link', { name: leave }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Debt recovery/ })).toBeVisible();
    order.release();
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
