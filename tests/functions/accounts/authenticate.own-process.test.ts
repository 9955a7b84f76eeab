import { expect, it, vi } from 'vitest';
import { authenticate } from '../../../functions/src/platform/sessions/authenticate.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { suite } from '../../support/functions/suite.ts';

// No service listens at this address. The functions read it once, when they load.
vi.hoisted(() => vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9'));

expectErrors('token-not-checked');

it('asks the caller to retry, instead of logging in again, when tokens cannot be checked', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    await expect(authenticate(requestWith(`${scheme} ${aToken()}`))).rejects.toMatchObject({
      code: 'unavailable',
    });
  }
  await expect(authenticate(requestWith('Bearer rubbish'))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

type Request = Parameters<typeof authenticate>[0];

function aToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${suite.projectId}`,
    aud: suite.projectId,
    sub: 'customer',
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const [header, payload] = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${header}.${payload}.`;
}

function requestWith(authorization: string): Request {
  return { get: () => authorization } as unknown as Request;
}
