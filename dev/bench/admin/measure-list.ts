import type { BrowserContext, CDPSession } from '@playwright/test';

export interface ListFigures {
  /** From navigation to the first row. */
  firstRowMs: number;
  /** The documents that the database sent before the first row appeared. */
  documents: number;
  rows: number;
}

export async function measureList(context: BrowserContext, url: string): Promise<ListFigures> {
  const page = await context.newPage();
  const countDocuments = await followDatabase(await context.newCDPSession(page));
  const begin = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  const firstRowMs = performance.now() - begin;
  const rows = await page.locator('tbody tr').count();
  const documents = countDocuments();
  await page.close();
  return { firstRowMs, documents, rows };
}

/**
 * Returns a function that counts the documents received so far. It reads the stream as it arrives, because a Listen
 * response doesn't end.
 */
async function followDatabase(client: CDPSession): Promise<() => number> {
  const received = new Map<string, string>();
  const take = (requestId: string, base64: string) => {
    const text = Buffer.from(base64, 'base64').toString('latin1');
    received.set(requestId, (received.get(requestId) ?? '') + text);
  };
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/Listen/channel')) return;
    client.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => take(requestId, bufferedData),
      // The response has already ended.
      () => {},
    );
  });
  client.on('Network.dataReceived', ({ requestId, data }) => {
    if (data !== undefined) take(requestId, data);
  });
  await client.send('Network.enable');
  return () => [...received.values()].join('').split('"documentChange"').length - 1;
}
