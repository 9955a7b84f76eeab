import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../functions/accounts.ts';
import { detailsDialog } from './details.ts';

type Credentials = Pick<Account, 'email' | 'password'>;

/** Logs in through the dialog, from wherever the page is. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await fillLogin(page, credentials);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Logs in an account that has no profile. Resolves to the step that asks for it. */
export async function logInWithoutProfile(page: Page, credentials: Credentials): Promise<Locator> {
  await fillLogin(page, credentials);
  const details = detailsDialog(page);
  await expect(details).toBeVisible();
  return details;
}

async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
}
