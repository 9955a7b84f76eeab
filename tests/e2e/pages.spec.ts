import { aCartItem } from '../builders/documents.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { logIn } from './log-in.ts';
import { visit } from './visit.ts';

/** The browser itself reports the status of the page that is missing on purpose. */
const notFound = /status of 404.*missing/;

test('pages and dialogs, each region of the catalogue too, keep what every state must keep', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  await page.addInitScript(
    (items) => localStorage.setItem('cartItems', items),
    JSON.stringify([aCartItem()]),
  );
  await visit(page, '/');
  await inspect(page, 'landing');
  for (const region of ['North America', 'South America', 'Middle East', 'Asia-Pacific']) {
    const tab = page.getByRole('tab', { name: region });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await inspect(page, `landing-${region}`);
  }
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'login');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await inspect(page, 'sign-up-incomplete');
  await page.keyboard.press('Escape');
  await visit(page, '/cart');
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible();
  await inspect(page, 'cart');
  await visit(page, '/missing');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await inspect(page, 'not-found');
  await logIn(page, account);
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await inspect(page, 'profile-new');
});

test('an unknown address answers 404 with the page and a way home', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(notFound);
  const answer = await page.goto('/missing/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('a page or dialog whose code does not arrive says so, and the rest stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to (load resource|fetch dynamically)|auth-dialog|cart-/);
  await visit(page, '/');
  await page.route(/assets\/(cart|auth-dialog)-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute(/assets\/(cart|auth-dialog)-[^/]*\.js$/);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
});

test('the landing page reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('EuroDebt Navigator').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeHidden();
  await context.close();
});

test('a product is bought by keyboard as far as the dialog', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('tab', { name: 'Europe' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'North America' })).toBeFocused();
  await page
    .getByRole('article', { name: 'LatAm Gateway MX' })
    .getByRole('button', { name: 'Add to Cart' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
