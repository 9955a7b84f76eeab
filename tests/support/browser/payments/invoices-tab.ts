import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../functions/accounts/accounts.ts';
import { returnAs } from '../network/return-as.ts';
import { visit } from '../visit.ts';

/** Chooses the contact section's second tab. */
export async function openTab(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Pay an Invoice' }).click();
  return page.getByRole('tabpanel', { name: 'Pay an Invoice' });
}

/** Opens the tab as a customer who signed in before. Resolves once its list is there. */
export async function openInvoices(page: Page, account: Account): Promise<Locator> {
  await returnAs(page, account);
  await visit(page, '/#contact');
  const tab = await openTab(page);
  await expect(tab.getByText('Loading invoices...')).toBeHidden();
  return tab;
}
