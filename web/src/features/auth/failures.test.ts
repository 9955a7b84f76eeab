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
  it('shows a taken address at its field', () => {
    expect(failureOf('auth/email-already-in-use')).toEqual({ fields: { email: emailInUse } });
  });

  it('shows at its field what a weak password lacks', () => {
    expect(failureOf('auth/weak-password')).toEqual({
      message,
      fields: { password: 'This password is too short.' },
    });
  });

  it('adds that the server is out of reach', () => {
    expect(failureOf(offline)).toEqual({
      message,
      detail: 'The server could not be reached. Please check your connection.',
    });
  });

  it.each(['auth/internal-error', '', 'toString'])('reports %j as a plain failure', (code) => {
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

  it('explains how to allow a blocked window', () => {
    expect(failureOf('auth/popup-blocked')).toMatchObject({
      message,
      detail: expect.stringContaining('Allow pop-ups for this site') as string,
    });
  });

  it('reports any other code as a plain failure', () => {
    expect(failureOf('auth/internal-error')).toEqual({ message });
  });
});

describe('linkGoogleFailure', () => {
  it.each(['auth/credential-already-in-use', 'auth/email-already-in-use'])(
    'reports %s as a Google account of another user',
    (code) =>
      expect(linkGoogleFailure(code)).toEqual({
        message: 'This Google account is already linked to another user.',
      }),
  );
});
