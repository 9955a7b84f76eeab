import { expect, it } from 'vitest';
import { googleFailure, passwordFailure } from './identity-failures.ts';

const message = "We couldn't confirm that it's you. Please try again.";
const wrong = { fields: { password: 'Incorrect password. Please try again.' } };
const detail = "We couldn't reach the server. Please check your connection.";
const otherAccount = "That's a different Google account. Please choose the one you signed up with.";
const wait = 'Too many attempts. Please wait a few minutes and try again.';

it.each<[typeof googleFailure, string, object | undefined]>([
  [passwordFailure, 'auth/wrong-password', wrong],
  [passwordFailure, 'auth/invalid-credential', wrong],
  [passwordFailure, 'auth/invalid-login-credentials', wrong],
  // The customer cancelled the dialog for the authenticator code.
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
