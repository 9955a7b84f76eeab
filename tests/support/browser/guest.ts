import { expect, type Locator, type Page } from '@playwright/test';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { detailsDialog, fillDetails } from './details.ts';

/** Comes in as a guest and completes the details. The page is on the landing page before and after. */
export async function continueAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const details = detailsDialog(page);
  await fillDetails(details, 'Asha Guest');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
}

/** The user id of the page's signed-in account, read where the SDK keeps it. */
export function uidIn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('error', () => reject(new Error('No accounts are kept here.')));
        opening.addEventListener('success', () => {
          const kept = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll();
          kept.addEventListener('success', () => {
            const [user] = kept.result as { value: { uid: string } }[];
            if (user) resolve(user.value.uid);
            else reject(new Error('Nobody is signed in.'));
          });
        });
      }),
  );
}

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
