import { failureOf, isWithdrawn, type Failure } from './failure.ts';
import { messages } from '../../content/profile.ts';

/** With email enumeration protection, Firebase does not say whether the address or the password is wrong. */
const wrongPassword = new Set([
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]);

export function passwordFailure(code: string): Failure {
  if (wrongPassword.has(code)) return { fields: { password: messages.wrongPassword } };
  return confirmFailure(code);
}

/** Returns the failure of a confirmation with Google, or undefined if the customer cancelled it. */
export function googleFailure(code: string): Failure | undefined {
  if (isWithdrawn(code)) return undefined;
  if (code === 'auth/user-mismatch') return { message: messages.otherGoogleAccount };
  return confirmFailure(code);
}

function confirmFailure(code: string): Failure {
  return code === 'auth/too-many-requests'
    ? { message: messages.tooManyTries }
    : failureOf(messages.confirmFailed, code);
}
