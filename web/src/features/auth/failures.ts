import {
  failureOf,
  isWithdrawn,
  newPasswordFailure,
  type Failure,
} from '../../core/auth/failure.ts';
import { messages } from '../../content/auth.ts';

const googleAccountTaken = new Set([
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
  'auth/account-exists-with-different-credential',
]);

export function signUpFailure(code: string): Failure {
  return passwordFailure(code, messages.signUpFailed, messages.emailInUse);
}

export function linkFailure(code: string): Failure {
  return passwordFailure(code, messages.linkFailed, messages.linkEmailInUse);
}

export function googleFailure(code: string): Failure | undefined {
  return isWithdrawn(code) ? undefined : failureOf(messages.googleFailed, code);
}

export function linkGoogleFailure(code: string): Failure | undefined {
  if (isWithdrawn(code)) return undefined;
  return googleAccountTaken.has(code)
    ? { message: messages.googleInUse }
    : failureOf(messages.linkGoogleFailed, code);
}

function passwordFailure(code: string, message: string, emailInUse: string): Failure {
  if (code === 'auth/email-already-in-use') return { fields: { email: emailInUse } };
  return newPasswordFailure(code, message);
}
