import { describe, expect, it } from 'vitest';
import { googleFailure, passwordFailure } from './identity-failures.ts';

describe('passwordFailure', () => {
  it.each(['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'])(
    'tells at the field that the password is wrong: %s',
    (code) => {
      expect(passwordFailure(code)).toEqual({
        fields: { password: 'This is not your password. Please try again.' },
      });
    },
  );
});

describe('googleFailure', () => {
  it('says that another account was chosen', () => {
    expect(googleFailure('auth/user-mismatch')).toEqual({
      message: 'That is another Google account. Please choose the one that you signed up with.',
    });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'takes a window that was closed for no failure: %s',
    (code) => {
      expect(googleFailure(code)).toBeUndefined();
    },
  );
});

describe.each([
  ['passwordFailure', passwordFailure],
  ['googleFailure', googleFailure],
])('%s', (_, failure) => {
  it('says how long to wait after too many tries', () => {
    expect(failure('auth/too-many-requests')).toEqual({
      message: 'There were too many attempts. Please wait a few minutes and try again.',
    });
  });

  it('adds that the server was out of reach', () => {
    expect(failure('auth/network-request-failed')).toEqual({
      message: 'Could not confirm that it is you. Please try again.',
      detail: 'The server could not be reached. Please check your connection.',
    });
  });

  it.each(['auth/internal-error', '', 'toString'])('says for %j only that it failed', (code) => {
    expect(failure(code)).toEqual({
      message: 'Could not confirm that it is you. Please try again.',
    });
  });
});
