import { expect, it } from 'vitest';
import { isSessionEnded } from './auth-error.ts';

it.each([
  ['auth/user-token-expired', true],
  ['auth/user-disabled', true],
  ['auth/network-request-failed', false],
])('knows by %s whether the session has ended: %s', (code, hasEnded) => {
  expect(isSessionEnded(code)).toBe(hasEnded);
});
