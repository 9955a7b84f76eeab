/** What to tell a customer when the authentication service refused. */
export interface Failure {
  /** Stands in the form. */
  message?: string;
  /** A second sentence beside it, with what can be done. */
  detail?: string;
  /** Stands at its field. */
  fields?: { email?: string; password?: string };
}

/** The message, with a second sentence where the code calls for one. */
export function failureOf(message: string, code: string): Failure {
  const detail = details.get(code);
  return detail === undefined ? { message } : { message, detail };
}

/** Whether the person withdrew from Google's window, which is no failure. */
export function isWithdrawn(code: string): boolean {
  return withdrawals.has(code);
}

const details = new Map([
  ['auth/network-request-failed', 'The server could not be reached. Please check your connection.'],
  [
    'auth/popup-blocked',
    'Your browser blocked the Google window. Allow pop-ups for this site, then press the button again.',
  ],
]);

/** The person closed the Google window, or opened it again. */
const withdrawals = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);
