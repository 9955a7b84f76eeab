import { aProduct } from '../support/documents.ts';
import { signUpGuest, storeProfile } from '../support/functions/accounts.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { uidIn } from '../support/browser/guest.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAsGuest } from '../support/browser/return-as-guest.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('eurodebt-navigator');

test('a guest is asked before the session ends, and all that the account holds with it', async ({
  page,
}) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true, email: '' });
  await returnAsGuest(page, guest);
  await visit(page, '/');
  await addToCart(page, product.name);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  const question = page.getByRole('alertdialog', { name: 'Log out of your guest account?' });
  await logout.click();
  await expect(question).toContainText('you would lose your cart');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await inspect(page, 'guest-logout');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(logout).toBeFocused();
  expect(await uidIn(page)).toBe(guest.uid);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('complementary', { name: 'Guest account' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});
