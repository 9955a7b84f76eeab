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
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const countFirst = followFirstRows(client);
  const countLive = followLiveLists(client);
  const begin = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  const firstRowMs = performance.now() - begin;
  const rows = await page.locator('tbody tr').count();
  const documents = (await countFirst()) + countLive();
  await page.close();
  return { firstRowMs, documents, rows };
}

/** Returns a function that counts the documents that the page has read by REST so far. */
function followFirstRows(client: CDPSession): () => Promise<number> {
  const asked = new Set<string>();
  const counts: Promise<number>[] = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The preflight has the same address.
    if (type === 'Fetch' && response.url.endsWith(':runQuery')) asked.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId }) => {
    if (asked.has(requestId)) counts.push(countIn(requestId));
  });
  return async () => (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);

  async function countIn(requestId: string): Promise<number> {
    const { body } = await client.send('Network.getResponseBody', { requestId });
    return (JSON.parse(body) as { document?: object }[]).filter(({ document }) => document).length;
  }
}

/**
 * Returns a function that counts the documents that live lists have received so far. It reads the stream as it arrives, because a Listen
 * response doesn't end.
 */
function followLiveLists(client: CDPSession): () => number {
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
  return () => [...received.values()].join('').split('"documentChange"').length - 1;
}
