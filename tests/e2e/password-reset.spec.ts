import type { Page } from '@playwright/test';
import { awaitLink } from '../support/browser/emails/account-emails.ts';
import { openLogin, submitLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';

const password = 'another horse';

test('a forgotten password is replaced with an emailed link, which works once', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:resetPassword/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const login = await openLogin(page);
  await login.getByLabel('Email').fill(account.email);
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  const link = await awaitLink(account.email, 'resetPassword');

  await page.goto(link);
  await expect(heading('Choose a new password')).toBeFocused();
  await expect(page.getByText(`For ${account.email}.`)).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading('Password changed')).toBeFocused();
  await awaitEmail(account.email, /^Your .* password was changed$/);
  await logInAfter(page, { ...account, password });

  await page.goto(link);
  await expect(heading('This link no longer works')).toBeFocused();
});

async function logInAfter(page: Page, owner: { email: string; password: string }) {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), owner);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText(owner.email).first()).toBeVisible();
}
