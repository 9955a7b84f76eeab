import type { Page } from '@playwright/test';

/**
 * Lets no timer of two seconds or more end: what the page says or takes away after some time waits,
 * however slow the browser is.
 */
export async function slowTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout.bind(globalThis);
    const startLater = (act: () => void, ms = 0) => start(act, ms < 2_000 ? ms : 600_000);
    Object.assign(globalThis, { setTimeout: startLater });
  });
}
