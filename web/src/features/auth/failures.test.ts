import { expect, it } from 'vitest';
import { googleFailure, linkFailure, linkGoogleFailure, signUpFailure } from './failures.ts';

const offline = "We couldn't reach the server. Please check your connection.";

it.each([
  [
    signUpFailure,
    'Failed to create an account.',
    { email: 'This email address is already in use.' },
  ],
  [
    linkFailure,
    'Failed to link account. Please try again.',
    { email: 'This email is already in use by another account.' },
  ],
])('%o shows its error at a field if possible', (failureOf, message, taken) => {
  expect(failureOf('auth/email-already-in-use')).toEqual({ fields: taken });
  const fields = { password: 'This password is too short.' };
  expect(failureOf('auth/weak-password')).toEqual({ message, fields });
  expect(failureOf('auth/network-request-failed')).toEqual({ message, detail: offline });
  for (const code of ['auth/internal-error', '', 'toString']) {
    expect(failureOf(code)).toEqual({ message });
  }
});

it.each([
  [googleFailure, 'Could not sign in with Google. Please try again.'],
  [linkGoogleFailure, 'Failed to link with Google. Please try again.'],
])('%o ignores only a closed window', (failureOf, message) => {
  for (const code of ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled']) {
    expect(failureOf(`auth/${code}`)).toBeUndefined();
  }
  const detail = expect.stringContaining('Allow pop-ups for this site') as string;
  expect(failureOf('auth/popup-blocked')).toMatchObject({ message, detail });
  expect(failureOf('auth/internal-error')).toEqual({ message });
});

it.each(['auth/credential-already-in-use', 'auth/email-already-in-use'])(
  '%s is the Google account of another user',
  (code) => {
    const message = 'This Google account is already linked to another user.';
    expect(linkGoogleFailure(code)).toEqual({ message });
  },
);
