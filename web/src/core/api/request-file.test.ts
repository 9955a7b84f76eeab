import { serverErrors } from '@shared/server-errors.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestFile } from './request-file.ts';

const pdf = 'application/pdf';

describe('requestFile', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('resolves to the file', async () => {
    answerWith(new Response('%PDF', { headers: { 'Content-Type': pdf } }));
    expect(await (await requestFile('/path', pdf, {})).text()).toBe('%PDF');
  });

  it('rejects with the refusal of the server', async () => {
    const { status, message } = serverErrors.forbidden;
    answerWith(Response.json({ message, code: 'forbidden' }, { status }));
    await expect(requestFile('/path', pdf, {})).rejects.toMatchObject({ message });
  });

  it('takes nothing else for the file, such as the page of a captive portal', async () => {
    answerWith(new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }));
    await expect(requestFile('/path', pdf, {})).rejects.toMatchObject({ code: 'network' });
  });
});

function answerWith(answer: Response): void {
  vi.stubGlobal('fetch', async () => answer);
}
