import type { Locator, Page } from '@playwright/test';
import { awaitLink, linksTo } from '../support/browser/account-letters.ts';
import { openLogin, submitLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { awaitLetter } from '../support/browser/mailbox.ts';

const authService = '**/accounts:resetPassword**';
const password = 'another horse';
const sent = 'A password reset link has been sent to your email address.';

test('a forgotten password is replaced by the link of a letter, which works once', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400.*accounts:resetPassword/);
  const login = await openLogin(page);
  await login.getByLabel('Email').fill(account.email);
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(login.getByText(sent)).toBeVisible();

  const link = await awaitLink(account.email, 'resetPassword');
  await page.goto(link);
  await expect(heading(page, 'Choose a new password')).toBeFocused();
  await expect(page.getByText(`For your account ${account.email}.`)).toBeVisible();
  await expect(page).toHaveURL('/account/action');
  await inspect(page, 'action-new-password');

  const fields = passwordFields(page);
  await expect(fields.password).toHaveAccessibleDescription('At least 10 characters.');
  await fields.password.fill('horse');
  await fields.confirm.fill('house');
  await save(page).click();
  await expect(fields.password).toHaveAccessibleDescription(/This password is too short\./);
  await expect(fields.password).toBeFocused();
  await expect(fields.confirm).toHaveAccessibleDescription('Passwords do not match.');
  await inspect(page, 'action-new-password-wrong');
  await fields.password.fill(password);
  await fields.confirm.fill(password);
  await save(page).click();
  await expect(heading(page, 'Your new password is set')).toBeFocused();
  await inspect(page, 'action-password-set');
  await awaitLetter(account.email, /^Your password for .* was changed$/);

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await submitLogin(dialog, { ...account, password });
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible();

  await page.goto(link);
  await expect(heading(page, 'This link does not work any more')).toBeFocused();
  await inspect(page, 'action-spent');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect.poll(() => linksTo(account.email, 'resetPassword')).toHaveLength(2);
});

test('a link waits for the connection, and is not in the address', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:resetPassword/);
  const login = await openLogin(page);
  await login.getByLabel('Email').fill(account.email);
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  const link = await awaitLink(account.email, 'resetPassword');

  const request = await hold(page, authService);
  await page.goto(link);
  await request.arrived;
  await expect(page.getByText('Checking your link...')).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await inspect(page, 'action-loading');
  await page.unroute(authService);
  await page.route(authService, (route) => route.abort());
  await page.goto(link);
  await expect(heading(page, 'The link could not be followed')).toBeFocused();
  await inspect(page, 'action-failed');
  await page.unroute(authService);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Choose a new password')).toBeFocused();

  await page.reload();
  await expect(heading(page, 'Open the link in our letter once more')).toBeFocused();
  await inspect(page, 'action-missing');
});

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}

function passwordFields(page: Page) {
  return {
    password: page.getByLabel('New password'),
    confirm: page.getByLabel('Confirm password'),
  };
}

function save(page: Page): Locator {
  return page.getByRole('button', { name: 'Save password' });
}
