import { describe, expect, it } from 'vitest';
import { googleFailure, linkFailure, linkGoogleFailure, signUpFailure } from './failures.ts';

const offline = 'auth/network-request-failed';

describe.each([
  [
    'signUpFailure',
    signUpFailure,
    'Failed to create an account.',
    'This email address is already in use.',
  ],
  [
    'linkFailure',
    linkFailure,
    'Failed to link account. Please try again.',
    'This email is already in use by another account.',
  ],
])('%s', (_, failureOf, message, emailInUse) => {
  it('tells at its field an address that is taken', () => {
    expect(failureOf('auth/email-already-in-use')).toEqual({ fields: { email: emailInUse } });
  });

  it('says at its field what a weak password is missing', () => {
    expect(failureOf('auth/weak-password')).toEqual({
      message,
      fields: { password: 'This password is too short.' },
    });
  });

  it('adds that the server was out of reach', () => {
    expect(failureOf(offline)).toEqual({
      message,
      detail: 'The server could not be reached. Please check your connection.',
    });
  });

  it.each(['auth/internal-error', '', 'toString'])('says for %j only that it failed', (code) => {
    expect(failureOf(code)).toEqual({ message });
  });
});

describe.each([
  ['googleFailure', googleFailure, 'Could not sign in with Google. Please try again.'],
  ['linkGoogleFailure', linkGoogleFailure, 'Failed to link with Google. Please try again.'],
])('%s', (_, failureOf, message) => {
  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'is silent about %s',
    (code) => expect(failureOf(code)).toBeUndefined(),
  );

  it('says what to do about a blocked window', () => {
    expect(failureOf('auth/popup-blocked')).toMatchObject({
      message,
      detail: expect.stringContaining('Allow pop-ups for this site') as string,
    });
  });

  it('says of everything else that it failed', () => {
    expect(failureOf('auth/internal-error')).toEqual({ message });
  });
});

describe('linkGoogleFailure', () => {
  it.each(['auth/credential-already-in-use', 'auth/email-already-in-use'])(
    'tells by %s that the Google account belongs to somebody',
    (code) =>
      expect(linkGoogleFailure(code)).toEqual({
        message: 'This Google account is already linked to another user.',
      }),
  );
});
