import type { Page } from '@playwright/test';

export interface Held {
  arrived: Promise<void>;
  release: () => void;
}

export async function hold(page: Page, pattern: Parameters<Page['route']>[0]): Promise<Held> {
  const arrival = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    arrival.resolve();
    await gate.promise;
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  return { arrived: arrival.promise, release: gate.resolve };
}
