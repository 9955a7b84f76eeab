import type { Page } from '@playwright/test';
import { slowdown, slowNetwork } from './slow-phone.ts';

/** What a visit cost until the first row could be used. */
export interface FirstRow {
  ms: number;
  /** Of scripts that had arrived, after compression. */
  scriptBytes: number;
}

/** Opens an address and waits for the first element that `selector` finds and that is painted. */
export async function measureFirstRow(
  page: Page,
  url: string,
  selector: string,
  cache: 'cold' | 'warm',
): Promise<FirstRow> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await page.goto('about:blank');
    if (cache === 'cold') await devtools.send('Network.clearBrowserCache');
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(waitForRow, selector);
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

/** Runs in the page. */
function waitForRow(selector: string): Promise<FirstRow> {
  return new Promise((resolve) => {
    const look = () => {
      const row = document.querySelector(selector);
      if (!row || row.getClientRects().length === 0) {
        requestAnimationFrame(look);
        return;
      }
      // The frame after the one that contains the row shows that it is painted.
      requestAnimationFrame(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
        resolve({
          ms: performance.now(),
          scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        });
      });
    };
    look();
  });
}
