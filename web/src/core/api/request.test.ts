import { serverErrors } from '@shared/server-errors.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestFile, requestJson } from './request.ts';

const pdf = 'application/pdf';

const outOfReach = {
  code: 'network',
  message: 'The server could not be reached. Please check your connection and try again.',
};

afterEach(() => void vi.unstubAllGlobals());

describe('requestJson', () => {
  it('resolves to the answer', async () => {
    answerWith(async () => Response.json({ status: 'Paid' }));
    expect(await requestJson('/path')).toEqual({ status: 'Paid' });
  });

  it('rejects with the refusal of the server', async () => {
    const { status, message } = serverErrors['not-pending'];
    answerWith(async () => Response.json({ message, code: 'not-pending' }, { status }));
    await expect(requestJson('/path')).rejects.toMatchObject({ code: 'not-pending', message });
  });

  it('reports an HTML error page as unreadable', async () => {
    answerWith(async () => new Response('<html></html>', { status: 502 }));
    await expect(requestJson('/path')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('reports the server as out of reach if no answer comes', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requestJson('/path')).rejects.toMatchObject(outOfReach);
  });

  it('reports a success without JSON, as from a captive portal, as out of reach', async () => {
    answerWith(async () => new Response('<html></html>'));
    await expect(requestJson('/path')).rejects.toMatchObject(outOfReach);
  });
});

describe('requestFile', () => {
  it('resolves to the file', async () => {
    answerWith(async () => new Response('%PDF', { headers: { 'Content-Type': pdf } }));
    expect(await (await requestFile('/path', pdf, {})).text()).toBe('%PDF');
  });

  it('rejects with the refusal of the server', async () => {
    const { status, message } = serverErrors.forbidden;
    answerWith(async () => Response.json({ message, code: 'forbidden' }, { status }));
    await expect(requestFile('/path', pdf, {})).rejects.toMatchObject({ message });
  });

  it('refuses an answer of another type, such as the page of a captive portal', async () => {
    answerWith(
      async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
    );
    await expect(requestFile('/path', pdf, {})).rejects.toMatchObject({ code: 'network' });
  });
});

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}
