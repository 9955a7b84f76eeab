import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../functions/accounts/accounts.ts';
import { returnAs } from '../network/return-as.ts';
import { visit } from '../visit.ts';

export async function openTab(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Pay an Invoice' }).click();
  return page.getByRole('tabpanel', { name: 'Pay an Invoice' });
}

/** Opens the tab as a customer who logged in before. Resolves once the invoices are loaded. */
export async function openInvoices(page: Page, account: Account): Promise<Locator> {
  await returnAs(page, account);
  await visit(page, '/#contact');
  const tab = await openTab(page);
  await expect(tab.getByText('Loading invoices...')).toBeHidden();
  return tab;
}
