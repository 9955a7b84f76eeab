import { openLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { visit } from '../support/browser/visit.ts';

const loginButton = { name: 'Login / Sign Up' };

test('a sign-in reaches a tab that has not loaded authentication', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await visit(other, '/terms');
  await visit(page, '/cart');
  await logIn(page, account);
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('button', loginButton)).toBeVisible();
});

test('the dialog closes when the customer signs in in another tab', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await visit(other, '/terms');
  const login = await openLogin(other);
  await visit(page, '/cart');
  await logIn(page, account);
  await expect(login).toBeHidden();
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
});
