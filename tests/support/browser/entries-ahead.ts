import type { Page } from '@playwright/test';

/**
 * Returns how many history entries lie ahead, as the browser counts them. The page itself knows a little earlier
 * that it went back. After a dialog closes, a test must wait for its entry to lie ahead before it navigates.
 */
export async function entriesAhead(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return entries.length - 1 - currentIndex;
}
