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

/** Adds the second sentence for the code, if there is one. */
export function failureOf(message: string, code: string): Failure {
  const detail = details.get(code);
  return detail === undefined ? { message } : { message, detail };
}

/** Whether the customer closed or reopened Google's window, which is no failure. */
export function isWithdrawn(code: string): boolean {
  return withdrawals.has(code);
}

const details = new Map<string, string>([
  ['auth/network-request-failed', messages.checkConnection],
  ['auth/popup-blocked', messages.popupBlocked],
]);

const withdrawals = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);
