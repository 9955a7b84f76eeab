import { failureOf, isWithdrawn, type Failure } from '../../core/auth/failure.ts';
import { messages } from '../../content/profile.ts';

/** With protection against the guessing of addresses, the service says only that the two don't fit. */
const wrongPassword = new Set([
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]);

/** Why the password did not confirm who somebody is. */
export function passwordFailure(code: string): Failure {
  if (wrongPassword.has(code)) return { fields: { password: messages.wrongPassword } };
  return confirmFailure(code);
}

/** The same of Google's window. Undefined when the person withdrew: that is no failure. */
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
