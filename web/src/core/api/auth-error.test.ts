import { expect, it } from 'vitest';
import { isSessionEnded } from './auth-error.ts';

it.each([
  ['auth/user-token-expired', true],
  ['auth/user-disabled', true],
  ['auth/network-request-failed', false],
])('decides whether %s ends the session: %s', (code, hasEnded) => {
  expect(isSessionEnded(code)).toBe(hasEnded);
});
