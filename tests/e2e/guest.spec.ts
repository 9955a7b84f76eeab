import { aCartItem } from '../support/documents.ts';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { detailsDialog, fillDetails } from '../support/browser/details.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { fillLink, linkPanel, providersOf, uidIn } from '../support/browser/guest.ts';
import { inspect } from '../support/browser/inspect.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { cartOf, profileOf } from '../support/browser/stored.ts';

const guestNotice =
  "You're using a guest account. Link an email or Google account in your profile to save your data.";
const converted = 'Account successfully converted to a permanent account!';
const password = 'correct horse';

test('a guest is told so, gives details, and links an address without losing anything', async ({
  page,
}) => {
  const item = aCartItem();
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem('cartItems', text);
    },
    JSON.stringify([item]),
  );
  await openLogin(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByText(guestNotice)).toBeVisible();
  const details = detailsDialog(page);
  await expect(details.getByLabel('Full name')).toBeFocused();
  await expect(details.getByLabel('Email')).toBeEditable();
  await inspect(page, 'details-guest');
  await fillDetails(details, 'Asha Guest');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();

  const uid = await uidIn(page);
  await expect.poll(() => profileOf(uid)).toMatchObject({ isAnonymous: true, email: '' });
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  const panel = linkPanel(page);
  await expect(panel).toBeVisible();
  await inspect(page, 'link-panel');

  const email = `${uid.toLowerCase()}@example.com`;
  await fillLink(page, email, password);
  const reload = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Link account' }).click();
  await reload;
  await expect(page.getByText(converted)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asha Guest' })).toBeVisible();
  await expect(panel).toBeHidden();
  await inspect(page, 'linked');
  expect(await uidIn(page)).toBe(uid);
  expect(await providersOf(uid)).toEqual(['password']);
  expect(await profileOf(uid)).toMatchObject({ isAnonymous: false, email, name: 'Asha Guest' });
  expect(await cartOf(uid)).toEqual([item.id]);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { email, password });
  expect(await uidIn(page)).toBe(uid);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a guest account that can’t be made is told', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signUp/);
  await page.route('**/accounts:signUp**', (route) => route.abort());
  await openLogin(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Could not sign in as a guest. Please try again.');
  await expect(alert).toContainText('The server could not be reached.');
  await inspect(page, 'guest-failed');
});

test('a guest who closes the details is signed out, and keeps the cart', async ({ page }) => {
  await storeLocally(page, JSON.stringify([aCartItem()]));
  await openLogin(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(detailsDialog(page)).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Cart, 0 items', includeHidden: true }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(detailsDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
