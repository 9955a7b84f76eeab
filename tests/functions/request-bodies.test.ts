import { Agent, request as open } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { serveAlone, type ServedAlone } from '../support/functions/serve-alone.ts';

const megabyte = 1024 * 1024;
const maxBytes = 256 * 1024;
/** Keeps its connections open, as the proxies before a function do. */
const agent = new Agent({ keepAlive: true });
/** Small objects take many times more memory than their text. */
const json = `[${'{},'.repeat(10 * megabyte)}{}]`;
/** About a thousandth of the size of `json`. */
const gzipped = gzipSync(json);

interface Bomb {
  headers: Record<string, string>;
  body: Uint8Array | string;
  status: number;
}

const brotli = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
const inChunks = { 'Transfer-Encoding': 'chunked' };
const long = json.slice(0, megabyte);

const bombs: Bomb[] = [
  { headers: { 'Content-Encoding': 'gzip' }, body: gzipped, status: 415 },
  { headers: { 'Content-Encoding': 'BR' }, body: brotli, status: 415 },
  { headers: { ...inChunks, 'Content-Encoding': 'gzip' }, body: gzipped, status: 415 },
  { headers: inChunks, body: json.slice(0, maxBytes + 1), status: 413 },
  { headers: inChunks, body: long, status: 413 },
  { headers: {}, body: json.slice(0, maxBytes + 1), status: 413 },
  { headers: {}, body: long, status: 413 },
  { headers: { 'Content-Type': 'text/plain' }, body: long, status: 413 },
];

/** All functions share this guard. `every-endpoint.test.ts` sends each of them a body that is too large. */
describe.each([
  ['razorpayWebhook', 'POST', endpoints.razorpayWebhook],
  ['locations', 'GET', endpoints.countries],
])('%s', (name, method, path) => {
  let served: ServedAlone;
  beforeAll(async () => {
    served = await serveAlone(name);
  });
  afterAll(() => served.stop());

  it('rejects bodies that are compressed or too large, and keeps running', async () => {
    const url = served.url + path;
    for (let round = 0; round < 20; round += 1) await send(url, method, aRequest('{}'));
    const growth = await served.growthDuring(async () => {
      for (const bomb of bombs) {
        const sent = await Promise.all(Array.from({ length: 5 }, () => send(url, method, bomb)));
        expect(sent).toEqual(sent.map(() => bomb.status));
      }
    });
    expect(growth).toBeLessThan(50);
    expect(await send(url, method, aRequest('{}'))).toBeGreaterThan(0);
    expect(served.isRunning()).toBe(true);
  });

  it('accepts a body without an announced length', async () => {
    const url = served.url + path;
    const body = { headers: inChunks, body: `[${'{},'.repeat(maxBytes / 3 - 2)}{}]`, status: 200 };
    expect(await send(url, method, body)).toBe(await send(url, method, aRequest('{}')));
  });

  it('holds little of the accepted bodies in memory', async () => {
    const url = served.url + path;
    const largest = `[${'{},'.repeat(maxBytes / 3 - 2)}{}]`;
    expect(largest.length).toBeLessThanOrEqual(maxBytes);
    const growth = await served.growthDuring(() =>
      Promise.all(Array.from({ length: 80 }, () => send(url, method, aRequest(largest)))),
    );
    expect(growth).toBeLessThan(100);
  });
});

function aRequest(body: string): Bomb {
  return { headers: {}, body, status: 200 };
}

function send(url: string, method: string, { headers, body }: Bomb): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = open(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(headers['Transfer-Encoding'] ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        ...headers,
      },
      agent,
    });
    outgoing.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
