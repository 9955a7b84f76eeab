import { ApiError } from '../../core/api/api-error.ts';
import { authErrorCode } from '../../core/api/auth-error.ts';
import { newPasswordFailure, type Failure } from '../../core/auth/failure.ts';
import { passwordFailure } from '../../core/auth/identity-failures.ts';

/** The messages of a failed form. `failure` shows above the form, the others show at their fields. */
export interface FormFailure {
  failure?: Failure;
  currentPassword?: string;
  password?: string;
}

const newPasswordCodes = new Set([
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
]);

/** Sorts an error by where the form shows it. `message` introduces the server's own explanation. */
export function formFailure(error: unknown, message: string): FormFailure {
  if (error instanceof ApiError) return { failure: { message, detail: error.message } };
  const code = authErrorCode(error);
  if (newPasswordCodes.has(code)) {
    const { fields } = newPasswordFailure(code, message);
    return fields?.password === undefined ? {} : { password: fields.password };
  }
  const { fields, ...failure } = passwordFailure(code);
  return fields?.password === undefined ? { failure } : { currentPassword: fields.password };
}
