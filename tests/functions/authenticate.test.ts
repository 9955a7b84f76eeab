import { expect, it, vi } from 'vitest';
import type { authenticate } from '../../functions/src/http/authenticate.ts';
import { suite } from './suite.ts';

it('asks to try again when tokens can’t be checked now, instead of to log in again', async () => {
  // Nobody listens there. Read once, when the functions are loaded.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9');
  const { authenticate } = await import('../../functions/src/http/authenticate.ts');
  await expect(authenticate(requestWith(aToken()))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(authenticate(requestWith('rubbish'))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

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

function requestWith(token: string): Request {
  return { get: () => `Bearer ${token}` } as unknown as Request;
}
