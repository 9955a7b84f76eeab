import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import { visit } from './visit.ts';

/** Opens the auth dialog on the cart's page, which costs the least. */
export async function openLogin(page: Page): Promise<Locator> {
  await visit(page, paths.cart);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Login' });
}

/** Goes on from the login to the sign-up. */
export async function switchToSignUp(page: Page): Promise<Locator> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Sign Up' });
}

/** Sends the login form with what an account logs in with. */
export async function submitLogin(
  login: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
}
