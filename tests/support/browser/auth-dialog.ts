import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import { visit } from './visit.ts';

/** Opens the login dialog on the cart page, which loads fastest. */
export async function openLogin(page: Page): Promise<Locator> {
  await visit(page, paths.cart);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Login' });
}

export async function switchToSignUp(page: Page): Promise<Locator> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Sign Up' });
}

export async function submitLogin(
  login: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
}
