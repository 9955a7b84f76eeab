import type { Page } from '@playwright/test';

/**
 * How many entries of the history lie ahead, as the browser counts them: the page itself knows a little earlier
 * that it went back. A dialog that has closed leaves its entry ahead; only then can a test go elsewhere.
 */
export async function entriesAhead(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return entries.length - 1 - currentIndex;
}
