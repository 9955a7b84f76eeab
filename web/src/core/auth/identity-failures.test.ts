import { expect, it } from 'vitest';
import { googleFailure, passwordFailure } from './identity-failures.ts';

const message = 'Could not confirm that it is you. Please try again.';
const wrong = { fields: { password: 'This is not your password. Please try again.' } };
const detail = 'The server could not be reached. Please check your connection.';
const otherAccount =
  'That is another Google account. Please choose the one that you signed up with.';
const wait = 'There were too many attempts. Please wait a few minutes and try again.';

it.each<[typeof googleFailure, string, object | undefined]>([
  [passwordFailure, 'auth/wrong-password', wrong],
  [passwordFailure, 'auth/invalid-credential', wrong],
  [passwordFailure, 'auth/invalid-login-credentials', wrong],
  // No code of an authenticator app was given.
  [passwordFailure, 'auth/user-cancelled', {}],
  [googleFailure, 'auth/user-mismatch', { message: otherAccount }],
  [googleFailure, 'auth/popup-closed-by-user', undefined],
  [passwordFailure, 'auth/too-many-requests', { message: wait }],
  [passwordFailure, 'auth/network-request-failed', { message, detail }],
  [passwordFailure, 'auth/internal-error', { message }],
  [googleFailure, 'auth/too-many-requests', { message: wait }],
])('%o of %s', (failure, code, said) => {
  expect(failure(code)).toEqual(said);
});
