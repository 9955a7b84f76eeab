import { expect, it, vi } from 'vitest';
import { requestJson } from './request.ts';

const appCheckToken = vi.hoisted(() => vi.fn<() => Promise<string>>());

vi.mock('../../lib/load-app-check.ts', () => ({ loadAppCheck: async () => ({ appCheckToken }) }));

async function headersOf(request: object): Promise<unknown> {
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', send);
  await requestJson('/api/something', request);
  return send.mock.lastCall?.[1]?.headers;
}

it('sends a token to our endpoints, except to public ones', async () => {
  appCheckToken.mockResolvedValue('a-token');
  expect(await headersOf({})).toEqual({ 'X-Firebase-AppCheck': 'a-token' });
  expect(await headersOf({ isPublic: true })).toEqual({});
});

it('continues without a token if App Check is blocked', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  appCheckToken.mockRejectedValue(new Error('Blocked.'));
  expect(await headersOf({})).toEqual({});
});
