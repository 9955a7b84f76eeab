import type { Page } from '@playwright/test';

/** Requests that wait until they are let go. */
export interface Held {
  /** When the first of them has come. */
  arrived: Promise<void>;
  release: () => void;
}

/** Makes the network slow where a test wants it: what the pattern matches goes no further for now. */
export async function hold(page: Page, pattern: RegExp): Promise<Held> {
  const arrival = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    arrival.resolve();
    await gate.promise;
    await route.continue();
  });
  return { arrived: arrival.promise, release: gate.resolve };
}
