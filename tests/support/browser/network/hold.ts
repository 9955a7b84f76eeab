import type { Page } from '@playwright/test';

/** Requests that wait until they are let go. */
export interface Held {
  /** When the first of them has come. */
  arrived: Promise<void>;
  count: () => number;
  release: () => void;
}

/** Holds the requests that match the pattern until they are released. */
export async function hold(page: Page, pattern: Parameters<Page['route']>[0]): Promise<Held> {
  const arrival = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    arrival.resolve();
    await gate.promise;
    // The page may have given up on it.
    await route.continue().catch(() => {});
  });
  return { arrived: arrival.promise, count: () => count, release: gate.resolve };
}
