import { expectArrival } from '../support/browser/landing-sections.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { openedCheckout } from '../support/browser/checkout.ts';
import { storeCartItem } from '../support/browser/fill-cart.ts';
import { aCartItem, aProduct } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { visit } from '../support/browser/visit.ts';

const navigator = aProduct('eurodebt-navigator');
const center = aProduct('global-debt-command-center');
const localItems = JSON.stringify([aCartItem(navigator.id), aCartItem(center.id)]);

test('a visitor’s cart adds up, asks for a login, and can be emptied', async ({
  page,
  context,
}) => {
  await storeLocally(page, localItems);
  await visit(page, '/cart');
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('₹2,28,999');

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

  await pay.click();
  await expect(
    page.getByText('Please log in or sign up to proceed with the payment.'),
  ).toBeVisible();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();

  await page.getByRole('button', { name: `Remove ${center.name}` }).click();
  await expect(total).toContainText('₹18,999');
  await page.getByRole('button', { name: `Remove ${navigator.name}` }).click();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
  await inspect(page, 'cart-empty');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/#regional-solutions');
  await expectArrival(page, 'Products');
});

test('the cart says what each line buys, and leads to sales with the products filled in', async ({
  page,
}) => {
  await storeLocally(page, localItems);
  await visit(page, '/cart');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.first()).toContainText('1 user for 1 month');
  await expect(lines.last()).toContainText('base price for 1 month, without seats');
  await page.getByRole('link', { name: /^Talk to sales about/ }).click();
  await expect(page).toHaveURL(/\/contact\?about=/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `I would like more users or a yearly term for ${navigator.name} and ${center.name}.`,
  );
});

test('on a phone the total covers no item that has the focus', async ({ page }) => {
  const ids = ['eurodebt-navigator', 'creditorsync-eu-pro', 'apac-debt-grid', 'latam-gateway-mx'];
  await storeLocally(page, JSON.stringify(ids.map(aCartItem)));
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/cart');
  const total = page.getByRole('region', { name: 'Total' });
  for (const id of ids) {
    const remove = page.getByRole('button', { name: `Remove ${aProduct(id).name}` });
    await tabTo(page, remove);
    await expect(async () => {
      const [button, bar] = await Promise.all([remove.boundingBox(), total.boundingBox()]);
      if (!button || !bar) throw new Error('One of them has no box.');
      expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
    }).toPass();
  }
});

test('a removal is announced, and can be undone', async ({ page }) => {
  await storeLocally(page, localItems);
  await visit(page, '/cart');
  await page.getByRole('button', { name: `Remove ${navigator.name}` }).click();
  const removed = page.getByRole('status').filter({
    hasText: `${navigator.name} has been removed from your cart.`,
  });
  await expect(removed).toBeVisible();
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(removed).toBeHidden();
  const names = page.getByRole('listitem').getByRole('heading');
  await expect(names).toHaveText([navigator.name, center.name]);
  await expect(page.getByRole('dialog')).toBeHidden();
  const added = page.getByText(`${navigator.name} has been added to your cart!`);
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: `Remove ${navigator.name}` }).click();
  await expect(added).toBeHidden();
});

test('a payment that asked for a login goes on after it', async ({ page, account }) => {
  await storeLocally(page, localItems);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await submitLogin(login, account);
  const checkout = await openedCheckout(page);
  await expect(checkout.getByRole('button', { name: 'Pay ₹2,28,999' })).toBeVisible();
  await expect(
    page.getByText('Please log in or sign up to proceed with the payment.'),
  ).toBeHidden();
});

test('a payment does not go on after a login when the account had more in its cart', async ({
  page,
  account,
}) => {
  await storeCartItem(account, 'apac-debt-grid');
  await storeLocally(page, localItems);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), account);
  await expect(page.getByText(/Your account had more in its cart/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹2,45,498');
  await expect(page.locator('iframe[title]')).toHaveCount(0);
});

test('a browser that forbids its storage keeps the cart in the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    });
  });
  await visit(page, '/');
  await addToCart(page, navigator.name);
  await expect(page.getByText(`${navigator.name} has been added to your cart!`)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
