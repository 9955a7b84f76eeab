import { messages } from '../../content/auth.ts';

export interface Failure {
  message?: string;
  /** A second sentence that tells the customer what to do. */
  detail?: string;
  fields?: { email?: string; password?: string };
}

/** Adds advice for the customer, if the code has any. Returns no message if the customer cancelled. */
export function failureOf(message: string, code: string): Failure {
  if (isWithdrawn(code)) return {};
  const detail = details.get(code);
  return detail === undefined ? { message } : { message, detail };
}

/** Firebase may find the new password too weak. */
export function newPasswordFailure(code: string, message: string): Failure {
  const password = passwordHints.get(code);
  return password === undefined ? failureOf(message, code) : { message, fields: { password } };
}

/** Returns whether the customer cancelled the login or opened Google's window again. Neither is a failure. */
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
