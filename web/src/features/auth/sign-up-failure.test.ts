import { describe, expect, it } from 'vitest';
import { signUpFailure } from './sign-up-failure.ts';

describe('signUpFailure', () => {
  it('tells an address that is taken', () => {
    expect(signUpFailure('auth/email-already-in-use')).toEqual({
      message: 'This email address is already in use.',
    });
  });

  it('says what a weak password is missing', () => {
    expect(signUpFailure('auth/weak-password')).toEqual({
      message: 'Failed to create an account.',
      passwordHint: 'Use at least 6 characters.',
    });
  });

  it.each(['auth/network-request-failed', ''])('says for %j only that it failed', (code) => {
    expect(signUpFailure(code)).toEqual({ message: 'Failed to create an account.' });
  });
});
