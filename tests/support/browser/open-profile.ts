import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import type { Account } from '../functions/accounts/accounts.ts';
import { returnAs } from './network/return-as.ts';
import { visit } from './visit.ts';

/** Opens a part of the profile as a customer who signed in before. Resolves once its lists are there. */
export async function openProfile(
  page: Page,
  account: Account,
  path: string = paths.profile,
): Promise<void> {
  await returnAs(page, account);
  await visit(page, path);
  await expectLists(page);
}

/** Goes to another part of the profile. */
export async function goToPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name }).click();
  await expectLists(page);
}

/** The lists of the part that is open have come in. */
async function expectLists(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** A text in the head of the profile, where the name and the address stand. */
export function inHead(page: Page, text: string | RegExp): Locator {
  return page.getByRole('main').locator('header').getByText(text, { exact: true });
}
