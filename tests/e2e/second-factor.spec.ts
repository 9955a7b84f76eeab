import type { Page } from '@playwright/test';
import { codeAt } from '../../dev/identity-platform/one-time-code.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { openLogin, submitLogin } from '../support/browser/auth-dialog.ts';
import { signIn, visitAdmin } from '../support/browser/admin.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { anIdentityPlatform, interceptWith } from '../support/browser/google/identity-platform.ts';
import { inspect } from '../support/browser/inspect.ts';
import { asStaff } from '../support/functions/accounts/staff.ts';

const wrongCode = 'This code is wrong or has expired.';

test('an administrator whose role requires it sets up an authenticator app, and logs in with its code', async ({
  page,
  context,
  browser,
  account,
  consoleErrors,
}) => {
  // The service rejects the wrong codes.
  consoleErrors.expect(/status of 400.*mfa(Enrollment|SignIn):finalize/);
  await auth.updateUser(account.uid, { emailVerified: true });
  await asStaff(account, 'admin', { secondFactor: true });
  const service = anIdentityPlatform();
  await interceptWith(context, service);
  const title = page.getByRole('heading', { level: 1 });

  await visitAdmin(page, '/admin/');
  await signIn(page, account);
  await expect(title).toHaveText('Set up a second factor');
  await expect(page.getByText('Your account has no second factor.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const link = page.getByRole('link', { name: 'open your authenticator app' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(decodeURIComponent(address.href)).toContain(account.email);
  const secret = address.searchParams.get('secret') ?? '';
  await expect(page.getByText(secret.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  await inspect(page, 'admin-factor-setup');
  await answer(page, 'Add app', '12 34');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /Please enter the 6 digits/,
  );
  await answer(page, 'Add app', wrong(secret));
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    new RegExp(wrongCode),
  );
  await answer(page, 'Add app', codeAt(secret));
  await expect(title).toHaveText('Overview');
  // The database accepts the session too.
  const figures = page.getByRole('region', { name: 'Invoices' }).getByRole('link');
  await expect(figures.first()).toHaveAccessibleName(/: \d/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, account);
  const dialog = page.getByRole('alertdialog', { name: 'Enter the code from your app' });
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await inspect(page, 'admin-code');
  await answer(page, 'Login', wrong(secret));
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    new RegExp(wrongCode),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await answer(page, 'Login', codeAt(secret));
  await expect(title).toHaveText('Overview');

  const theirs = await browser.newContext();
  await interceptWith(theirs, service);
  const site = await theirs.newPage();
  const login = await openLogin(site);
  await submitLogin(login, account);
  await inspect(site, 'login-code');
  await answer(site, 'Login', codeAt(secret));
  await expect(login).toBeHidden();
  await expect(site.getByRole('button', { name: 'Logout' })).toBeVisible();
  await theirs.close();

  await page.getByRole('link', { name: 'Security' }).click();
  await expect(title).toHaveText('Security');
  await inspect(page, 'admin-security');
  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the second factor?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(title).toHaveText('Set up a second factor');
});

async function answer(page: Page, button: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Code' }) });
  await form.getByRole('button', { name: button }).click();
}

function wrong(secret: string): string {
  return codeAt(secret, Date.now() - 60 * 60 * 1000);
}
