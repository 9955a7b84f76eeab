import { expect, type Page } from '@playwright/test';
import type { Role } from '../../../functions/shared/accounts/roles.ts';
import { age, signUp, withTokenOfAge, type Account } from '../functions/accounts/accounts.ts';
import { asStaff } from '../functions/accounts/staff.ts';

/** Creates a staff account whose sessions are a minute old. */
export async function aStaffMember(role: Role): Promise<Account> {
  const account = await signUp();
  await age(account);
  return withTokenOfAge(await asStaff(account, role), 60);
}

export async function visitAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the admin panel');
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  // The message list has a field with the same label and may still be open.
  const form = page.getByRole('region', { name: 'Log in to the admin panel' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}
