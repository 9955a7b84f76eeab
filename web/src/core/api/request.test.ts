import { serverErrors } from '@shared/server-errors.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestJson } from './request-json.ts';

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

const outOfReach = {
  code: 'network',
  message: 'The server could not be reached. Please check your connection and try again.',
};

describe('requestJson', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('resolves to the answer', async () => {
    answerWith(async () => Response.json({ status: 'Paid' }));
    expect(await requestJson('/path')).toEqual({ status: 'Paid' });
  });

  it('rejects with the refusal of the server', async () => {
    const { status, message } = serverErrors['not-pending'];
    answerWith(async () => Response.json({ message, code: 'not-pending' }, { status }));
    await expect(requestJson('/path')).rejects.toMatchObject({ code: 'not-pending', message });
  });

  it('calls a front that refuses in HTML unreadable', async () => {
    answerWith(async () => new Response('<html></html>', { status: 502 }));
    await expect(requestJson('/path')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('says that the server is out of reach when nobody answers', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requestJson('/path')).rejects.toMatchObject(outOfReach);
  });

  it('says the same of a good status that carries no answer, as a captive portal sends it', async () => {
    answerWith(async () => new Response('<html></html>'));
    await expect(requestJson('/path')).rejects.toMatchObject(outOfReach);
  });
});
