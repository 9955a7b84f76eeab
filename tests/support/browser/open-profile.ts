import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../functions/accounts.ts';
import { returnAs } from './return-as.ts';
import { visit } from './visit.ts';

/** Opens the profile as a customer who signed in before. Resolves once its lists are there. */
export async function openProfile(page: Page, account: Account): Promise<void> {
  await returnAs(page, account);
  await visit(page, '/profile');
  await expectLists(page);
}

/** The profile's lists have come in. */
export async function expectLists(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** What the profile says to a term of its list. */
export function detail(page: Page, term: string): Locator {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`));
}

/** A text in the head of the profile, where the name and the address stand. */
export function inHead(page: Page, text: string | RegExp): Locator {
  return page.getByRole('main').locator('header').getByText(text, { exact: true });
}
