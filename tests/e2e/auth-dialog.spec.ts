import { chargeHref } from '../../functions/shared/paths.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inHead } from '../support/browser/open-profile.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { visit } from '../support/browser/visit.ts';

test('a login by keyboard opens the profile, and a logout closes it', async ({ page, account }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  const opener = page.getByRole('button', { name: 'Login / Sign Up' });
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await opener.press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await login.getByRole('button', { name: 'Sign Up' }).press('Enter');
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(signUp.getByLabel('Full name')).toBeFocused();
  await signUp.getByRole('button', { name: 'Login' }).press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(inHead(page, account.email)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(opener).toBeVisible();
  await expect(login).toBeHidden();
});

test('a link to an order, as in a letter, asks for a login and leads on to it', async ({
  page,
  account,
}) => {
  const { id } = await storeOrder(account);
  const address = chargeHref('product_order', id);
  await visit(page, address);
  await expect(page).toHaveURL('/');
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), account);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Order ORD-/ })).toBeVisible();
});
