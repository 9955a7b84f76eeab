import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { auth } from '../../functions/src/platform/firebase.ts';
import { signUpGuest, storeProfile } from '../support/functions/accounts.ts';
import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { detailsDialog, fillDetails } from '../support/browser/details.ts';
import { fillCart } from '../support/browser/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import { addGoogleAccount, aGoogleAccount, openGoogleWindow } from '../support/browser/google.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead, openProfile } from '../support/browser/profile-page.ts';
import { returnAsGuest } from '../support/browser/return-as-guest.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import {
  awaitVerificationLink,
  isVerifiedByToken,
  verificationLinksTo,
} from '../support/browser/verification-letters.ts';
import { visit } from '../support/browser/visit.ts';

const sending = '**/accounts:sendOobCode**';
const sendFailed = 'The letter could not be sent. Please check your connection and try again.';

test('a new customer follows the letter’s link, and the profile knows it in every tab', async ({
  page,
  context,
}) => {
  const email = await signUpInDialog(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(panel(page)).toContainText(`${email} is not verified yet.`);
  await expect(inHead(page, 'Not verified yet')).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText('another letter in a minute');
  await inspect(page, 'profile-not-verified');

  const other = await context.newPage();
  await other.goto(await awaitVerificationLink(email));
  await expect(other).toHaveURL('/profile');
  await expect(inHead(other, 'Verified')).toBeVisible();
  await expect(panel(other)).toBeHidden();
  await inspect(other, 'profile-verified');
  await expect.poll(() => isVerifiedByToken(other)).toBe(true);

  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect(panel(page)).toContainText(`${email} is verified.`);
  await inspect(page, 'profile-just-verified');
});

test('the link may be followed in the same tab', async ({ page }) => {
  const email = await signUpInDialog(page);
  await page.goto(await awaitVerificationLink(email));
  await expect(page).toHaveURL('/profile');
  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect.poll(() => isVerifiedByToken(page)).toBe(true);
});

test('a link that was followed on another device is noticed when the customer comes back', async ({
  page,
  account,
}) => {
  await openProfile(page, account);
  await send(page).click();
  await expect(panel(page).getByText('The letter is on its way.')).toBeVisible();
  await fetch(await awaitVerificationLink(account.email), { redirect: 'manual' });
  await expect(inHead(page, 'Not verified yet')).toBeVisible();
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await expect.poll(() => isVerifiedByToken(page)).toBe(true);
});

test('the letter can be sent again, not twice in a minute', async ({ page, account }) => {
  await page.clock.install();
  await openProfile(page, account);
  const request = await hold(page, sending);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Sending...' })).toBeFocused();
  await page.keyboard.press('Enter');
  await inspect(page, 'verification-sending');
  request.release();
  await expect(panel(page).getByRole('status')).toContainText('The letter is on its way.');
  await expect(send(page)).toBeFocused();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await inspect(page, 'verification-sent');
  await expect.poll(() => verificationLinksTo(account.email)).toHaveLength(1);
  expect(request.count()).toBe(1);

  await page.clock.fastForward(60_000);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  await send(page).click();
  await expect.poll(() => verificationLinksTo(account.email)).toHaveLength(2);
});

test('a letter that can’t be sent says so and can be tried again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*sendOobCode/);
  await openProfile(page, account);
  await page.route(sending, (route) => route.abort());
  await send(page).click();
  await expect(panel(page).getByText(sendFailed)).toBeVisible();
  await inspect(page, 'verification-failed');
  await page.unroute(sending);

  await page.route(sending, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
    }),
  );
  await send(page).click();
  await expect(panel(page).getByText('Too many letters were asked for.')).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await inspect(page, 'verification-too-many');
});

test('a sign-up whose letter can’t be sent is a sign-up all the same', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*sendOobCode/);
  await page.route(sending, (route) => route.abort());
  const email = await signUpInDialog(page);
  await page.unroute(sending);
  await page.getByRole('link', { name: 'Profile' }).click();
  await send(page).click();
  await awaitVerificationLink(email);
});

test('an account that is not verified can buy', async ({ page, account }) => {
  await fillCart(page, account);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page).toHaveURL(/\/profile$/);
  const order = page.getByRole('listitem').filter({ hasText: 'ORD-' });
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(inHead(page, 'Not verified yet')).toBeVisible();
  expect((await auth.getUser(account.uid)).emailVerified).toBe(false);
});

test('an address that comes from Google is verified', async ({ page, context }) => {
  const google = aGoogleAccount();
  await serveGapi(context);
  await openLogin(page);
  await addGoogleAccount(await openGoogleWindow(page, 'Continue with Google'), google);
  const details = detailsDialog(page);
  await fillDetails(details);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await verificationLinksTo(google.email)).toEqual([]);
});

test('guests have nothing to verify', async ({ page }) => {
  const guest = await signUpGuest();
  // A guest may leave an address for letters, which is no way to sign in.
  await storeProfile(guest.uid, { isAnonymous: true, email: 'asha@example.com' });
  await returnAsGuest(page, guest);
  await visit(page, '/profile');
  await expect(page.getByText('asha@example.com')).toBeVisible();
  await expect(page.getByText('Guest Account', { exact: true })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(inHead(page, /erified/)).toHaveCount(0);
});

/** Signs up a new customer. Resolves to their address. */
async function signUpInDialog(page: Page): Promise<string> {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  await fillSignUp(dialog, { email, password: 'correct horse' });
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog).toBeHidden();
  return email;
}

function panel(page: Page): Locator {
  return page.getByRole('region', { name: /^(Verify your email address|Email address verified)$/ });
}

function send(page: Page): Locator {
  return panel(page).getByRole('button', { name: 'Send the letter again' });
}
