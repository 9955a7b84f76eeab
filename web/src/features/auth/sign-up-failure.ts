import { messages } from './messages.ts';

export interface SignUpFailure {
  message: string;
  /** What a refused password is missing. */
  passwordHint?: string;
}

/** What to say when the authentication service refused to create an account. */
export function signUpFailure(code: string | undefined): SignUpFailure {
  switch (code) {
    case 'auth/email-already-in-use':
      return { message: messages.emailInUse };
    case 'auth/weak-password':
      return { message: messages.signUpFailed, passwordHint: 'Use at least 6 characters.' };
    case 'auth/password-does-not-meet-requirements':
      return {
        message: messages.signUpFailed,
        passwordHint:
          'Use a longer password with upper and lower case letters, a number and a symbol.',
      };
    default:
      return { message: messages.signUpFailed };
  }
}
