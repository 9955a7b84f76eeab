import { serverErrors } from '@shared/server-errors.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { requestFile, requestJson } from './request.ts';

const pdf = 'application/pdf';

const outOfReach = {
  code: 'network',
  message: "We couldn't reach the server. Please check your connection and try again.",
};

afterEach(() => void vi.unstubAllGlobals());

const html = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
const asJson = () => requestJson('/path');
const asFile = () => requestFile('/path', pdf, {});

it('an answer is read in the requested format', async () => {
  answerWith(async () => Response.json({ status: 'Paid' }));
  expect(await asJson()).toEqual({ status: 'Paid' });
  answerWith(async () => new Response('%PDF', { headers: { 'Content-Type': pdf } }));
  expect(await (await asFile()).text()).toBe('%PDF');
});

it.each([asJson, asFile])("%o rejects with the server's error", async (send) => {
  const { status, message } = serverErrors['not-pending'];
  answerWith(async () => Response.json({ message, code: 'not-pending' }, { status }));
  await expect(send()).rejects.toMatchObject({ code: 'not-pending', message });
});

it('an error page is unreadable', async () => {
  answerWith(async () => new Response('<html></html>', { status: 502 }));
  await expect(asJson()).rejects.toMatchObject({ code: 'unreadable' });
});

it.each([
  ['no answer', asJson, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a captive portal', asJson, async () => html()],
  ['the page of a captive portal', asFile, async () => html()],
])('after %s the server is unreachable', async (_, send, answer) => {
  answerWith(answer);
  await expect(send()).rejects.toMatchObject(outOfReach);
});

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}
