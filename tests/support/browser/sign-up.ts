import { expect, type Locator, type Page } from '@playwright/test';

export function detailsDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Complete Your Profile' });
}

export async function fillSignUp(
  dialog: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fillDetails(dialog, 'Asha Example');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
}

/** Fills in the fields that sign-up and the details step share. The name may already be known. */
export async function fillDetails(dialog: Locator, name?: string): Promise<void> {
  if (name !== undefined) await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Phone').fill('+91 90000 00000');
  await dialog.getByLabel('Address').fill('1 Example Road');
  for (const [list, location] of [
    ['Country', 'India'],
    ['State', 'Haryana'],
    ['City', 'Gurugram'],
  ] as const) {
    // Each list loads after the choice in the list before it.
    await expect(dialog.getByLabel(list)).toBeEnabled();
    await dialog.getByLabel(list).selectOption({ label: location });
  }
}
