import { expect, type Page } from '@playwright/test';
import type { Account } from '../functions/accounts/accounts.ts';
import { submitLogin } from './auth-dialog.ts';

export async function logIn(
  page: Page,
  credentials: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await submitLogin(login, credentials);
  await expect(login).toBeHidden();
  // The profile page shows a second Logout button while the account has no profile.
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
}
