import { Problem } from '../suite/problem.ts';
import { GoogleError } from './google-error.ts';

/** Turns a failure at Google that the operator can fix into a Problem. Returns other errors unchanged. */
export function explainGoogleFailure(error: unknown): unknown {
  if (error instanceof GoogleError) {
    return new Problem(
      `${error.message}\nIf your account lacks a right, let an owner of the project run the command. It goes on where it stopped.`,
    );
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return new Problem("Google isn't responding. Check your connection and run the command again.");
  }
  return error;
}
