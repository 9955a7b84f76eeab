import { FirebaseError } from 'firebase/app';

/** Returns the code of a Firebase error. Empty for any other error. */
export function authErrorCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code : '';
}

/** Returns whether a code means that the session is over. Firebase then signs the user out. */
export function isSessionEnded(code: string): boolean {
  return code === 'auth/user-token-expired' || code === 'auth/user-disabled';
}
