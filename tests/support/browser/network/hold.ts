import type { Page } from '@playwright/test';

export interface Held {
  arrived: Promise<void>;
  count: () => number;
  release: () => void;
}

export async function hold(page: Page, pattern: Parameters<Page['route']>[0]): Promise<Held> {
  const arrival = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    arrival.resolve();
    await gate.promise;
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  return { arrived: arrival.promise, count: () => count, release: gate.resolve };
}
