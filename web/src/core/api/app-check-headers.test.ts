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

it('proves to our endpoints that the site asks, but to a public one', async () => {
  appCheckToken.mockResolvedValue('a-token');
  expect(await headersOf({})).toEqual({ 'X-Firebase-AppCheck': 'a-token' });
  expect(await headersOf({ isPublic: true })).toEqual({});
});

it('goes on without where App Check is blocked', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  appCheckToken.mockRejectedValue(new Error('Blocked.'));
  expect(await headersOf({})).toEqual({});
});
