import type { Page } from '@playwright/test';

/** Lets the next request to an address reach its server, and loses the answer. */
export async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
