import type { Locator, Page } from '@playwright/test';

export const success = 'Your account has been successfully deleted.';
export const failure =
  'Error deleting account. You may need to sign out and sign back in to perform this operation.';
export const endpoint = '**/delete-account';

/** Asks for the deletion and answers both questions with yes. */
export async function confirmTwice(page: Page): Promise<void> {
  const { first, last } = questions(page);
  await deleteButton(page).click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await last.getByRole('button', { name: 'Delete my account' }).click();
}

/** The two questions, one after the other. */
export function questions(page: Page): Record<'first' | 'last', Locator> {
  return {
    first: page.getByRole('alertdialog', { name: 'Delete your account?' }),
    last: page.getByRole('alertdialog', { name: 'Delete everything for good?' }),
  };
}

export function deleteButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Delete Account' });
}
