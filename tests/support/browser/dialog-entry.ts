import type { Page } from '@playwright/test';

/** Whether the current history entry belongs to a dialog. A closing dialog goes back from its entry. */
export function isDialogEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => JSON.stringify(history.state).includes('isDialog'));
}
