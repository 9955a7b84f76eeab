import { aCartItem, aProduct } from '../support/documents.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { fillLink, linkPanel, providersOf } from '../support/browser/guest.ts';
import { hold } from '../support/browser/hold.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { inspect } from '../support/browser/inspect.ts';
import { expectNoJumps, painted, watchLayoutShifts } from '../support/browser/layout-shifts.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { detailsDialog, fillDetails } from '../support/browser/sign-up.ts';
import { cartOf, profileOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const guestNotice =
  "You're using a guest account. Link an email or Google account in your profile to save your data.";
const converted = 'Account successfully converted to a permanent account!';
const password = 'correct horse';

test('a guest links an address and loses nothing, in each tab', async ({ page, context }) => {
  const item = aCartItem();
  await storeLocally(page, JSON.stringify([item]));
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

  const { uid } = await signedInUser(page);
  await expect.poll(() => profileOf(uid)).toMatchObject({ isAnonymous: true, email: '' });
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  const panel = linkPanel(page);
  await expect(panel).toBeVisible();
  await expect(page.getByText('only in this browser')).toHaveCount(1);
  const other = await context.newPage();
  await visit(other, '/profile');
  await expect(linkPanel(other)).toBeVisible();

  const email = `${uid.toLowerCase()}@example.com`;
  await fillLink(page, email, password);
  const reload = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Link account' }).click();
  await reload;
  await expect(page.getByText(converted)).toContainText(`We have sent a letter to ${email}`);
  await expect(page.getByRole('heading', { name: 'Asha Guest' })).toBeVisible();
  const toVerify = page.getByRole('heading', { name: 'Verify your email address' });
  await expect(toVerify).toBeInViewport();
  await expect(panel).toBeHidden();
  await expect(linkPanel(other)).toBeHidden();
  expect((await signedInUser(page)).uid).toBe(uid);
  expect(await providersOf(uid)).toEqual(['password']);
  expect(await profileOf(uid)).toMatchObject({ isAnonymous: false, email, name: 'Asha Guest' });
  expect(await cartOf(uid)).toEqual([item.id]);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { email, password });
  expect((await signedInUser(page)).uid).toBe(uid);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a guest who closes the details is signed out and keeps the cart', async ({ page }) => {
  await storeLocally(page, JSON.stringify([aCartItem()]));
  await openLogin(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const details = detailsDialog(page);
  await expect(details).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true }),
  ).toBeAttached();
  const notice = page.getByText(guestNotice);
  // While the pointer is over it, it does not go by itself.
  await notice.hover();
  await details.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(details).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a guest is asked before a logout, which loses all they have', async ({ page, guest }) => {
  await visit(page, '/');
  await addToCart(page, aProduct('eurodebt-navigator').name);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  const question = page.getByRole('alertdialog', { name: 'Log out of your guest account?' });
  await logout.click();
  await expect(question).toContainText('you would lose your cart');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(logout).toBeFocused();
  expect((await signedInUser(page)).uid).toBe(guest.uid);
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

test('the banner moves nothing when the code is late', async ({ page, guest: _guest }) => {
  await watchLayoutShifts(page);
  const banner = page.getByRole('complementary', { name: 'Guest account' });
  for (const [path, width] of [
    ['/terms', 360],
    ['/terms', 1280],
    ['/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const code = await hold(page, /assets\/index-[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    code.release();
    await expect(banner).toHaveText("You're logged in as a Guest. Please link account in profile.");
    await expect
      .poll(() => banner.evaluate((element) => element.getBoundingClientRect().top))
      .toBe(68);
    await expectNoJumps(page);
  }
  await inspect(page, 'landing-guest');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, first] of [
    ['/pricing', page.getByRole('main').getByText('Pricing', { exact: true })],
    ['/products/eurodebt-navigator', page.getByRole('navigation', { name: 'Breadcrumb' })],
  ] as const) {
    await visit(page, path);
    await expect(banner).toBeVisible();
    const { bottom } = await banner.evaluate((element) => element.getBoundingClientRect());
    expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  }
  await banner.getByRole('link', { name: 'profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(banner).toBeVisible();
});
