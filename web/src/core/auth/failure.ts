import { messages } from '../../content/auth.ts';

/** What a form shows after the authentication service refused. */
export interface Failure {
  /** Shown above the form. */
  message?: string;
  /** A second sentence: what the customer can do. */
  detail?: string;
  /** Shown at the field. */
  fields?: { email?: string; password?: string };
}

/** Adds the second sentence for the code, if there is one. Who gave up by themselves reads nothing. */
export function failureOf(message: string, code: string): Failure {
  if (isWithdrawn(code)) return {};
  const detail = details.get(code);
  return detail === undefined ? { message } : { message, detail };
}

/** The failure of a form with a new password, which the service may find too weak. */
export function newPasswordFailure(code: string, message: string): Failure {
  const password = passwordHints.get(code);
  return password === undefined ? failureOf(message, code) : { message, fields: { password } };
}

/** Whether the customer closed or reopened Google's window, which is no failure. */
export function isWithdrawn(code: string): boolean {
  return withdrawals.has(code);
}

const details = new Map<string, string>([
  ['auth/network-request-failed', messages.checkConnection],
  ['auth/popup-blocked', messages.popupBlocked],
]);

const passwordHints = new Map([
  ['auth/weak-password', messages.passwordTooShort],
  ['auth/password-does-not-meet-requirements', messages.strongerPassword],
]);

const withdrawals = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);
