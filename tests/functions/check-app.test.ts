import { Agent } from 'node:https';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkApp } from '../../functions/src/platform/http/check-app.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { httpFunctions } from '../support/functions/http-functions.ts';
import { suite } from '../support/functions/suite.ts';

expectErrors('app-token-not-checked');

type Request = Parameters<typeof checkApp>[0];

const publicOnes = ['locations', 'razorpayWebhook', 'returnFromCheckout', 'staffAppToken'];
const endpoints = await httpFunctions();
const refused = {
  status: 401,
  body: {
    code: 'app-not-verified',
    message: "We couldn't verify that this request came from our site. Please reload the page.",
  },
};

beforeEach(() => {
  vi.stubEnv('APP_CHECK_REQUIRED', 'true');
});

describe('with App Check required', () => {
  async function call(name: string, token?: string) {
    const { origin, method } = endpoints.find((it) => it.name === name) ?? {};
    const answer = await fetch(`${origin}/v1/countries`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { 'X-Firebase-AppCheck': token }),
      },
      ...(method === 'POST' && { body: '{}' }),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  }

  const guarded = endpoints.filter(({ name }) => !publicOnes.includes(name));
  it.each(guarded)('$name refuses a request without a token or with a forged one', async (it) => {
    expect(await call(it.name)).toEqual(refused);
    for (const token of ['rubbish', forged({ aud: ['projects/another'] }), forged({ iss: 'me' })]) {
      expect(await call(it.name, token)).toEqual(refused);
    }
  });

  it.each(publicOnes)("%s answers callers that can't have a token", async (name) => {
    const { body } = await call(name);
    expect(body.code).not.toBe('app-not-verified');
  });

  it("asks the caller to retry when Google's keys cannot be fetched", async () => {
    const offline = new Agent({
      lookup: (_host, _options, done) => done(new Error('offline'), ''),
    });
    const app = initializeApp({ projectId: suite.projectId, httpAgent: offline }, 'offline');
    const verify = (token: string) => getAppCheck(app).verifyToken(token);
    await expect(checkApp(aRequest(forged()), verify)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('checkApp', () => {
  it('verifies a token once, and accepts a valid one', async () => {
    const verify = vi.fn<(token: string) => Promise<void>>(async () => {});
    await checkApp(aRequest('good'), verify);
    expect(verify.mock.calls).toEqual([['good']]);
  });

  it.each([
    ['an expired token', { code: 'app-check/app-check-token-expired' }, 'app-not-verified'],
    ['a wrong signature', invalid('invalid-token'), 'app-not-verified'],
    ['unknown keys', invalid('no-matching-kid-error'), 'app-not-verified'],
    ['no keys', invalid('key-fetch-error'), 'unavailable'],
    ['no keys and no reason', invalid(undefined), 'unavailable'],
    ['no project', { code: 'app-check/invalid-credential' }, 'unavailable'],
    ['anything else', {}, 'unavailable'],
  ])('rejects a token whose check fails with %s', async (_, properties, code) => {
    const verify = () => Promise.reject(Object.assign(new Error(), properties));
    await expect(checkApp(aRequest('token'), verify)).rejects.toMatchObject({ code });
  });

  it('checks nothing where App Check is not required', async () => {
    vi.stubEnv('APP_CHECK_REQUIRED', 'false');
    const verify = vi.fn<(token: string) => Promise<void>>();
    await checkApp(aRequest(undefined), verify);
    expect(verify).not.toHaveBeenCalled();
  });
});

function invalid(code: string | undefined): object {
  return {
    code: 'app-check/invalid-argument',
    cause: Object.assign(new Error(), code && { code }),
  };
}

/** Returns a token in the format of App Check with a signature that isn't Google's. */
function forged(overrides: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: [`projects/${suite.projectId}`],
    sub: 'app',
    iat: now,
    exp: now + 3600,
    ...overrides,
  };
  const parts = [{ alg: 'RS256', typ: 'JWT', kid: 'ours' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return [...parts, 'signature'].join('.');
}

function aRequest(token: string | undefined): Request {
  return { get: () => token } as unknown as Request;
}
