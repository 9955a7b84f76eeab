import type { Locator, Page } from '@playwright/test';

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
