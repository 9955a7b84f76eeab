import type { BrowserContext } from '@playwright/test';

/** How long a signed-in customer waits for the orders in the profile, in ms. */
export async function measureOrders(
  context: BrowserContext,
  url: string,
  cache: 'cold' | 'warm',
): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (cache === 'cold') await client.send('Network.clearBrowserCache');
  await client.send('Network.emulateNetworkConditions', slowMobile);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begin = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('region', { name: 'My Orders' }).getByRole('listitem').first().waitFor();
  const durationMs = performance.now() - begin;
  await page.close();
  return durationMs;
}

/** 150 ms and 1.6 Mbit/s, as Lighthouse assumes for a phone. */
const slowMobile = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
