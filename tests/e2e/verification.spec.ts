import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead, openProfile } from '../support/browser/open-profile.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { awaitLink, pressElsewhere, linksTo } from '../support/browser/account-letters.ts';

const sending = '**/send-verification-email';
const sendFailed = 'The letter could not be sent. Please check your connection and try again.';
const tooMany = {
  status: 429,
  json: { code: 'too-many-requests', message: serverErrors['too-many-requests'].message },
};

test('the letter’s link verifies the address in every tab', async ({ page, context }) => {
  const email = await signUpInDialog(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(panel(page)).toContainText(`${email} is not verified yet.`);
  await expect(inHead(page, 'Not verified yet')).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText('another letter in a minute');
  await inspect(page, 'profile-not-verified');

  const other = await context.newPage();
  const link = await awaitLink(email, 'verifyEmail');
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Verify your email address' })).toBeFocused();
  await expect(other.getByText(`confirm that ${email} is your address`)).toBeVisible();
  await other.getByRole('button', { name: 'Verify this address' }).click();
  await expect(other.getByRole('heading', { name: 'Email address verified' })).toBeFocused();
  await expect(other.getByText(`${email} is verified.`)).toBeVisible();
  await expect(other).toHaveURL('/account/action');
  await inspect(other, 'action-verified');
  await other.getByRole('link', { name: 'Continue to your profile' }).click();
  await expect(other).toHaveURL('/profile');
  await expect(inHead(other, 'Verified')).toBeVisible();
  await expect(panel(other)).toBeHidden();
  await expect.poll(() => isVerifiedByToken(other)).toBe(true);

  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect(panel(page)).toContainText(`${email} is verified.`);
  await inspect(page, 'profile-just-verified');

  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Email address verified' })).toBeFocused();
});

test('the letter can be sent again after a minute', async ({ page, account }) => {
  await page.clock.install();
  await openProfile(page, account);
  const request = await hold(page, sending);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Sending...' })).toBeFocused();
  await page.keyboard.press('Enter');
  request.release();
  await expect(panel(page).getByRole('status')).toContainText("We've sent it again.");
  await expect(send(page)).toBeFocused();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => linksTo(account.email, 'verifyEmail')).toHaveLength(1);
  expect(request.count()).toBe(1);

  await page.clock.fastForward(60_000);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  await send(page).click();
  await expect.poll(() => linksTo(account.email, 'verifyEmail')).toHaveLength(2);

  await pressElsewhere(await awaitLink(account.email, 'verifyEmail'), account);
  await expect(inHead(page, 'Not verified yet')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await expect.poll(() => isVerifiedByToken(page)).toBe(true);
});

test('the profile asks about the address when authentication told of it over a minute ago', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await openProfile(page, account);
  await send(page).click();
  await pressElsewhere(await awaitLink(account.email, 'verifyEmail'), account);
  const questions = await hold(page, /accounts:lookup/);
  questions.release();
  const reopen = async () => {
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(page).toHaveURL('/cart');
    await page.getByRole('link', { name: 'Profile' }).click();
  };
  await reopen();
  await expect(inHead(page, 'Not verified yet')).toBeVisible();
  await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
  expect(questions.count()).toBe(0);
  await page.clock.fastForward(60_000);
  await reopen();
  await expect(inHead(page, 'Verified')).toBeVisible();
});

test('a letter that can’t be sent stops no sign-up', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*send-verification-email/);
  await page.clock.install();
  await page.route(sending, (route) => route.abort());
  const email = await signUpInDialog(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await send(page).click();
  await expect(panel(page).getByText(sendFailed)).toBeVisible();
  await inspect(page, 'verification-failed');
  await page.unroute(sending);

  await page.route(sending, (route) => route.fulfill(tooMany), { times: 1 });
  await send(page).click();
  await expect(panel(page).getByText('Too many letters were asked for.')).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(60_000);
  await send(page).click();
  await awaitLink(email, 'verifyEmail');
});

/** Signs up a new customer. Resolves to their address. */
async function signUpInDialog(page: Page): Promise<string> {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  await fillSignUp(dialog, { email, password: 'correct horse' });
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(`Your account is created. We have sent a letter to ${email}`),
  ).toBeVisible();
  return email;
}

/** Whether the token says that the address is verified, as rules and functions read it. */
async function isVerifiedByToken(page: Page): Promise<boolean> {
  const { stsTokenManager } = await signedInUser(page);
  const [, claims = ''] = stsTokenManager.accessToken.split('.');
  const { email_verified } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    email_verified?: boolean;
  };
  return email_verified === true;
}

function panel(page: Page): Locator {
  return page.getByRole('region', { name: /^(Verify your email address|Email address verified)$/ });
}

function send(page: Page): Locator {
  return panel(page).getByRole('button', { name: 'Resend email' });
}
