import { describe, expect, it } from 'vitest';
import { googleFailure, passwordFailure } from './identity-failures.ts';

describe('passwordFailure', () => {
  it.each(['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'])(
    'shows a wrong password at its field: %s',
    (code) => {
      expect(passwordFailure(code)).toEqual({
        fields: { password: 'This is not your password. Please try again.' },
      });
    },
  );
});

it('says nothing to a customer who gave no code of an authenticator app', () => {
  expect(passwordFailure('auth/user-cancelled')).toEqual({});
});

describe('googleFailure', () => {
  it('reports the choice of another account', () => {
    expect(googleFailure('auth/user-mismatch')).toEqual({
      message: 'That is another Google account. Please choose the one that you signed up with.',
    });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'ignores a closed window: %s',
    (code) => {
      expect(googleFailure(code)).toBeUndefined();
    },
  );
});

describe.each([
  ['passwordFailure', passwordFailure],
  ['googleFailure', googleFailure],
])('%s', (_, failure) => {
  it('asks to wait after too many attempts', () => {
    expect(failure('auth/too-many-requests')).toEqual({
      message: 'There were too many attempts. Please wait a few minutes and try again.',
    });
  });

  it('adds that the server is out of reach', () => {
    expect(failure('auth/network-request-failed')).toEqual({
      message: 'Could not confirm that it is you. Please try again.',
      detail: 'The server could not be reached. Please check your connection.',
    });
  });

  it.each(['auth/internal-error', '', 'toString'])('reports %j as a plain failure', (code) => {
    expect(failure(code)).toEqual({
      message: 'Could not confirm that it is you. Please try again.',
    });
  });
});
