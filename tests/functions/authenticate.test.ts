import { expect, it, vi } from 'vitest';
import type { authenticate } from '../../functions/src/platform/sessions/authenticate.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { suite } from '../support/functions/suite.ts';

expectErrors('token-not-checked');

it('asks to try again when tokens can’t be checked now, instead of to log in again', async () => {
  const authenticate = await loadOutOfReach();
  await expect(authenticate(requestWith(aToken()))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(authenticate(requestWith('rubbish'))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

it.each(['bearer', 'BEARER'])('takes a token announced as %s', async (scheme) => {
  const authenticate = await loadOutOfReach();
  await expect(authenticate(requestWith(aToken(), scheme))).rejects.toMatchObject({
    code: 'unavailable',
  });
});

async function loadOutOfReach() {
  // Nobody listens there. Read once, when the functions are loaded.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9');
  return (await import('../../functions/src/platform/sessions/authenticate.ts')).authenticate;
}

type Request = Parameters<typeof authenticate>[0];

/** As the emulator makes them: without a signature. */
function aToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${suite.projectId}`,
    aud: suite.projectId,
    sub: 'somebody',
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const [header, payload] = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${header}.${payload}.`;
}

function requestWith(token: string, scheme = 'Bearer'): Request {
  return { get: () => `${scheme} ${token}` } as unknown as Request;
}
