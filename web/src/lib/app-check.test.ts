import { endpoints } from '@shared/endpoints.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const { session, google } = vi.hoisted(() => ({
  session: { claims: undefined as object | undefined, isKnown: true },
  google: { scripts: 0 },
}));

/** Loads Google's script when the provider starts, like the SDK. */
vi.mock('firebase/app-check', () => {
  class ReCaptchaEnterpriseProvider {
    initialize() {
      google.scripts += 1;
    }
    async getToken() {
      return { token: 'of-google', expireTimeMillis: 0 };
    }
  }
  type Started = { provider: ReCaptchaEnterpriseProvider };
  return {
    ReCaptchaEnterpriseProvider,
    initializeAppCheck: (_: unknown, { provider }: Started) => {
      provider.initialize();
      return provider;
    },
    getToken: (provider: ReCaptchaEnterpriseProvider) => provider.getToken(),
  };
});
vi.mock('./firebase.ts', () => ({
  firebaseApp: () => ({}),
  auth: () => ({
    authStateReady: () => (session.isKnown ? Promise.resolve() : new Promise(() => {})),
    currentUser: session.claims && {
      getIdTokenResult: async () => ({ claims: session.claims, token: 'id-token' }),
    },
  }),
}));
vi.mock('./env.ts', () => ({ env: { firebase: { appId: '1:1:web:a' } } }));

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);

beforeEach(() => {
  vi.resetModules();
  google.scripts = 0;
  session.isKnown = true;
  answer.mockReset();
  answer.mockResolvedValue(Response.json({ token: 'of-our-server', ttlMillis: 60_000 }));
});

/** Imports the modules anew, as each page does. */
async function aPage() {
  const { appCheckToken } = await import('./app-check.ts');
  const { forbidForeignScripts, hasForeignScript } = await import('./foreign-scripts.ts');
  return { appCheckToken, forbidForeignScripts, hasForeignScript };
}

it.each([{ admin: true }, { viewer: true }])('asks only our server for %j', async (claims) => {
  session.claims = claims;
  const { appCheckToken, hasForeignScript } = await aPage();
  expect(await appCheckToken()).toBe('of-our-server');
  const [path, request] = answer.mock.lastCall ?? [];
  expect(path).toBe(endpoints.staffAppToken);
  expect(request).toMatchObject({
    headers: { Authorization: 'Bearer id-token' },
    body: '{"appId":"1:1:web:a"}',
  });
  expect(google.scripts).toBe(0);
  expect(hasForeignScript()).toBe(false);
});

it.each([
  ['a visitor', undefined],
  ['a customer', {}],
])('loads reCAPTCHA once for %s', async (_, claims) => {
  session.claims = claims;
  const { appCheckToken, hasForeignScript } = await aPage();
  expect(await appCheckToken()).toBe('of-google');
  expect(await appCheckToken()).toBe('of-google');
  expect(google.scripts).toBe(1);
  expect(hasForeignScript()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
});

it('returns no token and loads nothing until the session is known', async () => {
  session.isKnown = false;
  const { appCheckToken } = await aPage();
  await expect(appCheckToken()).rejects.toThrow('No answer in time.');
  expect(google.scripts).toBe(0);
});

it('loads nothing if our server gives staff no token', async () => {
  session.claims = { admin: true };
  answer.mockResolvedValue(new Response('', { status: 503 }));
  const { appCheckToken } = await aPage();
  await expect(appCheckToken()).rejects.toThrow('503');
  expect(google.scripts).toBe(0);
});

it('loads nothing in the admin panel for any user', async () => {
  session.claims = undefined;
  const { appCheckToken, forbidForeignScripts } = await aPage();
  forbidForeignScripts();
  await expect(appCheckToken()).rejects.toThrow('no reCAPTCHA here');
  expect(google.scripts).toBe(0);
});
