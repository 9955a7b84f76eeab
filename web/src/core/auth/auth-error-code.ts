import { FirebaseError } from 'firebase/app';

/** The authentication service's code for an error; empty for an error of another origin. */
export function authErrorCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code : '';
}
