import { messages } from './messages.ts';

export interface SignUpFailure {
  message: string;
  /** What a refused password is missing. */
  passwordHint?: string;
}

const failures: Record<string, SignUpFailure> = {
  'auth/email-already-in-use': { message: messages.emailInUse },
  'auth/weak-password': {
    message: messages.signUpFailed,
    passwordHint: 'Use at least 6 characters.',
  },
  'auth/password-does-not-meet-requirements': {
    message: messages.signUpFailed,
    passwordHint: 'Use a longer password with upper and lower case letters, a number and a symbol.',
  },
};

/** What to say when the authentication service refused to create an account. */
export function signUpFailure(code: string): SignUpFailure {
  return failures[code] ?? { message: messages.signUpFailed };
}
