import { expect, type Locator } from '@playwright/test';

/** Fills in the sign-up form, choosing country, state and city as their lists come in. */
export async function fillSignUp(
  dialog: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await dialog.getByLabel('Full name').fill('Asha Example');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('+91 90000 00000');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByLabel('Address').fill('1 Example Road');
  await choose(dialog, 'Country', 'India');
  await choose(dialog, 'State', 'Haryana');
  await choose(dialog, 'City', 'Gurugram');
}

/** Chooses from a list as soon as it has come in. */
export async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  const select = dialog.getByLabel(label);
  await expect(select).toBeEnabled();
  await select.selectOption({ label: option });
}
