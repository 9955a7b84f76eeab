import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../functions/accounts.ts';
import { logIn } from './log-in.ts';
import { visit } from './visit.ts';

/** Chooses the contact section's second tab. */
export async function openTab(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Pay an Invoice' }).click();
  return page.getByRole('tabpanel', { name: 'Pay an Invoice' });
}

/** Logs in and opens the tab. Resolves once its list is there. */
export async function openInvoices(page: Page, account: Account): Promise<Locator> {
  await visit(page, '/#contact');
  await logIn(page, account);
  const tab = await openTab(page);
  await expect(tab.getByText('Loading invoices...')).toBeHidden();
  return tab;
}
