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

const details = new Map([
  ['auth/network-request-failed', 'The server could not be reached. Please check your connection.'],
  [
    'auth/popup-blocked',
    'Your browser blocked the Google window. Allow pop-ups for this site, then press the button again.',
  ],
]);

const withdrawals = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);
