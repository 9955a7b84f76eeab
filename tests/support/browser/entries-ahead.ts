import type { Page } from '@playwright/test';

/**
 * Returns how many history entries lie ahead, as the browser counts them. The page learns a little earlier that it
 * went back. A closed dialog leaves its entry ahead, and a test must wait for that before it navigates.
 */
export async function entriesAhead(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return entries.length - 1 - currentIndex;
}
