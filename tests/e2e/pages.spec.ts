import { aCartItem } from '../builders/documents.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { logIn } from './log-in.ts';
import { visit } from './visit.ts';

test('pages and dialogs, each region of the catalogue too, keep what every state must keep', async ({
  page,
  account,
}) => {
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
  await visit(page, '/');
  await logIn(page, account);
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await inspect(page, 'profile-new');
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
