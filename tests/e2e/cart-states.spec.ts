import { endpoints } from '../../functions/shared/endpoints.ts';
import { aProduct } from '../support/documents.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { cloudCartScript } from '../support/browser/code-of.ts';
import { fillCart, storeCartItem } from '../support/browser/fill-cart.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { cartOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('eurodebt-navigator');
const flagship = aProduct('global-debt-command-center');
const writing = /\/Write\/channel/;

test('changes of a cloud cart show at once, and then in other tabs', async ({
  page,
  context,
  account,
}) => {
  await returnAs(page, account);
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/');
  const adding = await hold(page, writing);
  const card = page.getByRole('article', { name: product.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`${product.name} has been added to your cart!`)).toBeVisible();
  const button = card.getByRole('button', { name: 'Added to Cart' });
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expect(page.getByText(`${product.name} is already in your cart.`)).toBeVisible();
  const cart = page.getByRole('link', { name: 'Cart, 1 item' });
  await expect(cart).toBeVisible();
  await inspect(page, 'landing-added');
  expect(await cartOf(account.uid)).toEqual([]);
  adding.release();
  const sameCard = other.getByRole('article', { name: product.name });
  await sameCard.scrollIntoViewIfNeeded();
  const added = sameCard.getByRole('button', { name: 'Added to Cart' });
  await expect(added).toBeDisabled();
  expect(await cartOf(account.uid)).toEqual([product.id]);

  const removing = await hold(page, writing);
  await cart.click();
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  expect(await cartOf(account.uid)).toEqual([product.id]);
  removing.release();
  await expect(added).toBeHidden();
  expect(await cartOf(account.uid)).toEqual([]);
});

test('a product is refused once the cart that holds it is known', async ({ page, account }) => {
  await storeCartItem(account, product.id);
  await returnAs(page, account);
  const code = await hold(page, cloudCartScript);
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
  'a cart that the database refuses to read or change says so, and can be tried again',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error (adding|removing) item/);
    await storeCartItem(account, flagship.id);
    await database.refuseEverything();
    const code = await hold(page, cloudCartScript);
    await fillCart(page, account);
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
    // The account was not loaded either.
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(retry).toBeHidden();

    await database.refuseWrites();
    const remove = page.getByRole('button', { name: `Remove ${product.name}` });
    await remove.click();
    const notRemoved = page.getByText('The item could not be removed from your cart.');
    await expect(notRemoved).toBeVisible();
    await expect(remove).toBeVisible();
    await inspect(page, 'cart-not-removed');
    await database.acceptAgain();
    await retry.click();
    await expect(notRemoved).toBeHidden();
    await expect(remove).toBeHidden();
    await expect.poll(() => cartOf(account.uid)).toEqual([flagship.id]);

    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await database.refuseWrites();
    await addToCart(page, product.name);
    const notSaved = page.getByText(`${product.name} could not be saved in your cart.`);
    await expect(notSaved).toBeVisible();
    await expect(page.getByText(`${product.name} has been added to your cart!`)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await database.acceptAgain();
    await retry.click();
    await expect(notSaved).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect.poll(() => cartOf(account.uid)).toHaveLength(2);
  },
);

test('checkout stays closed after the customer has left', async ({ page, account }) => {
  await fillCart(page, account);
  const bar = page.getByRole('banner');
  for (const leave of [
    bar.getByRole('link', { name: 'About' }),
    bar.getByRole('button', { name: 'Logout' }),
  ]) {
    const order = await hold(page, `**${endpoints.createRazorpayOrder}`);
    const answered = page.waitForResponse(`**${endpoints.createRazorpayOrder}`);
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await order.arrived;
    await expect(page.getByRole('button', { name: `Remove ${product.name}` })).toBeDisabled();
    await leave.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Recover debt/ })).toBeVisible();
    order.release();
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: /^Cart, / }).click();
  }
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
});
