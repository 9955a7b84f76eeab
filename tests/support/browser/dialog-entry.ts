import type { Page } from '@playwright/test';

/** Whether the history stands at the entry of a dialog. A dialog that closes goes back from it. */
export function isDialogEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => JSON.stringify(history.state).includes('isDialog'));
}
