import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../functions/accounts/accounts.ts';
import { returnAs } from './network/return-as.ts';
import { visit } from './visit.ts';

/** Opens a profile page as a customer who logged in before. Resolves once its lists are loaded. */
export async function openProfile(page: Page, account: Account, path: string): Promise<void> {
  await returnAs(page, account);
  await visit(page, path);
  await expectLists(page);
}

export async function goToPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name }).click();
  // The link is marked before the part is shown.
  await expect(page).toHaveTitle(new RegExp(name, 'i'));
  await expectLists(page);
}

async function expectLists(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

export function inHead(page: Page, text: string | RegExp): Locator {
  return page.getByRole('main').locator('header').getByText(text, { exact: true });
}
