import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import { customer } from '../../seed/accounts.ts';
import { logAdministratorIn } from '../admin/log-administrator-in.ts';

export type Role = 'visitor' | 'customer' | 'administrator';

/** Logs a seeded account of the role in, if the role has one. */
export async function signInAs(role: Role, context: BrowserContext, origin: string): Promise<void> {
  if (role === 'customer') await logCustomerIn(context, origin);
  if (role === 'administrator') await logAdministratorIn(context, origin);
}

async function logCustomerIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${paths.terms}`);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.close();
}
