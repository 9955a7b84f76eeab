import { messages } from './messages.ts';

/** What to tell a customer when the authentication service refused. */
export interface Failure {
  /** Stands in the form. */
  message?: string;
  /** A second sentence beside it, with what can be done. */
  detail?: string;
  /** Stands at its field. */
  fields?: { email?: string; password?: string };
}

const details = new Map([
  ['auth/network-request-failed', 'The server could not be reached. Please check your connection.'],
  [
    'auth/popup-blocked',
    'Your browser blocked the Google window. Allow pop-ups for this site, then press the button again.',
  ],
]);

const passwordHints = new Map([
  ['auth/weak-password', 'Use at least 6 characters.'],
  [
    'auth/password-does-not-meet-requirements',
    'Use a longer password with upper and lower case letters, a number and a symbol.',
  ],
]);

/** The person closed the Google window, or opened it again. */
const withdrawals = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

const googleAccountTaken = new Set([
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
  'auth/account-exists-with-different-credential',
]);

/** The account is gone, or nobody may act for it any more; the authentication service logs it out. */
export function isSessionEnded(code: string): boolean {
  return code === 'auth/user-token-expired' || code === 'auth/user-disabled';
}

/** The message, with a second sentence where the code calls for one. */
export function failureOf(message: string, code: string): Failure {
  const detail = details.get(code);
  return detail === undefined ? { message } : { message, detail };
}

export function signUpFailure(code: string): Failure {
  return passwordFailure(code, messages.signUpFailed, messages.emailInUse);
}

export function linkFailure(code: string): Failure {
  return passwordFailure(code, messages.linkFailed, messages.linkEmailInUse);
}

/** Undefined when the person withdrew: that is no failure. */
export function googleFailure(code: string): Failure | undefined {
  return withdrawals.has(code) ? undefined : failureOf(messages.googleFailed, code);
}

/** Undefined when the person withdrew: that is no failure. */
export function linkGoogleFailure(code: string): Failure | undefined {
  if (withdrawals.has(code)) return undefined;
  return googleAccountTaken.has(code)
    ? { message: messages.googleInUse }
    : failureOf(messages.linkGoogleFailed, code);
}

function passwordFailure(code: string, message: string, emailInUse: string): Failure {
  if (code === 'auth/email-already-in-use') return { fields: { email: emailInUse } };
  const password = passwordHints.get(code);
  return password === undefined ? failureOf(message, code) : { message, fields: { password } };
}
