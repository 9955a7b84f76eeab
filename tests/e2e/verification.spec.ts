import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead } from '../support/browser/open-profile.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { awaitLink } from '../support/browser/account-letters.ts';

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
