import type { Locator, Page } from '@playwright/test';
import { choose } from './sign-up.ts';

export function detailsDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Complete Your Profile' });
}

/** Fills in what the details step always asks for; the name may be known already. */
export async function fillDetails(dialog: Locator, name?: string): Promise<void> {
  if (name !== undefined) await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Phone').fill('+91 90000 00000');
  await dialog.getByLabel('Address').fill('2 Example Road');
  await choose(dialog, 'Country', 'India');
  await choose(dialog, 'State', 'Haryana');
  await choose(dialog, 'City', 'Gurugram');
}
