import { FirebaseError } from 'firebase/app';

/** The authentication service's code for an error; empty for an error of another origin. */
export function authErrorCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code : '';
}

/** Whether a code says that the session is over. The authentication service then signs out by itself. */
export function isSessionEnded(code: string): boolean {
  return code === 'auth/user-token-expired' || code === 'auth/user-disabled';
}
