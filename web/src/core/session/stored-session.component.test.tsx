import { indexedDBLocalPersistence } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../../tests/session.ts';
import { readStored } from '../../lib/stored-value.ts';
import { removeStoredSession, storedSession } from './stored-session.ts';

vi.mock('../../lib/env.ts', () => ({
  env: { firebase: { apiKey: 'a-key' }, authEmulatorUrl: undefined },
}));

/** The part of Firebase's SDK that keeps the user. Its types omit it. */
const Persistence = indexedDBLocalPersistence as unknown as new () => {
  _set: (key: string, value: object) => Promise<void>;
  _get: (key: string) => Promise<object | null>;
  _remove: (key: string) => Promise<void>;
};
const storage = new Persistence();
const key = 'firebase:authUser:a-key:[DEFAULT]';
const hour = 3_600_000;
const send = vi.fn<typeof fetch>();

afterEach(async () => {
  vi.unstubAllGlobals();
  send.mockReset();
  await storage['_remove'](key);
});

function tokenWith(claims: object): string {
  return ['head', btoa(JSON.stringify(claims)).replaceAll('=', ''), 'signature'].join('.');
}

function aUser({ accessToken = tokenWith({}), leftMs = hour }) {
  return {
    uid: 'asha',
    email: 'asha@example.com',
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken,
      refreshToken: 'renewal',
      expirationTime: Date.now() + leftMs,
    },
  };
}

async function keep(user: Parameters<typeof aUser>[0]) {
  await storage['_set'](key, aUser(user));
}

it('reads the account that the SDK keeps, and its token', async () => {
  const accessToken = tokenWith({ user_id: 'asha' });
  await keep({ accessToken });
  expect(await storedSession()).toEqual({
    account: anAccount({ isVerified: true }),
    token: accessToken,
    claims: { user_id: 'asha' },
  });
});

it('knows staff by the token', async () => {
  await keep({ accessToken: tokenWith({ viewer: true }) });
  expect((await storedSession())?.account.isStaff).toBe(true);
});

it('renews a token that expires soon', async () => {
  vi.stubGlobal('fetch', send);
  const renewed = tokenWith({ admin: true });
  send.mockResolvedValue(Response.json({ id_token: renewed }));
  await keep({ leftMs: 20_000 });
  expect(await storedSession()).toMatchObject({ account: { isStaff: true }, token: renewed });
  const [address, request] = send.mock.lastCall ?? [];
  expect(address).toBe('https://securetoken.googleapis.com/v1/token?key=a-key');
  expect(request?.body).toEqual(
    new URLSearchParams('grant_type=refresh_token&refresh_token=renewal'),
  );
});

it('rejects if the session has ended', async () => {
  vi.stubGlobal('fetch', send);
  send.mockResolvedValue(Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 }));
  await keep({ leftMs: -hour });
  await expect(storedSession()).rejects.toThrow('not renewed: 400');
});

it('reads the account that the SDK keeps without IndexedDB', async () => {
  localStorage.setItem(key, JSON.stringify(aUser({})));
  expect(await storedSession()).toMatchObject({ account: { uid: 'asha' } });
});

it('finds nothing without an account', async () => {
  await keep({});
  await storage['_remove'](key);
  expect(await storedSession()).toBeUndefined();
});

it('removes the session from where the SDK keeps it', async () => {
  await keep({});
  localStorage.setItem(key, JSON.stringify(aUser({})));
  await removeStoredSession();
  expect(await storage['_get'](key)).toBeNull();
  expect(await storedSession()).toBeUndefined();
});

it('leaves it to a library to create its database', async () => {
  expect(
    await readStored({ database: 'a-library', store: 'a-store', key: 'a-key' }),
  ).toBeUndefined();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain('a-library');
});
