import type { Locator, Page } from '@playwright/test';
import { auth } from '../../../functions/src/platform/firebase.ts';

/** The ways to sign in that an account has; none for a guest. */
export async function providersOf(uid: string): Promise<string[]> {
  const { providerData } = await auth.getUser(uid);
  return providerData.map(({ providerId }) => providerId).toSorted();
}

export function linkPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Link your account' });
}

/** Fills in what makes a guest's account permanent. */
export async function fillLink(page: Page, email: string, password: string): Promise<void> {
  const panel = linkPanel(page);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('New password').fill(password);
  await panel.getByLabel('Confirm password').fill(password);
}
