import { expect, type Page } from '@playwright/test';
import type { Account } from '../functions/accounts.ts';
import { logIn } from './log-in.ts';
import { visit } from './visit.ts';

/** Logs in and opens the profile. Resolves once its lists are there. */
export async function openProfile(
  page: Page,
  account: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await visit(page, '/');
  await logIn(page, account);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expectLists(page);
}

/** The profile's lists have come in. */
export async function expectLists(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}
