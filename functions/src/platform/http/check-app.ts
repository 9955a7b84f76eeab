import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../../shared/server-errors.ts';
import { appCheckRequired } from '../config.ts';
import { codeOf } from '../code-of.ts';
import { appCheck } from '../firebase.ts';
import { logFailure } from '../log.ts';

type VerifyAppToken = (token: string) => Promise<unknown>;

/**
 * Throws `app-not-verified` without a valid App Check token, if App Check is required. Throws `unavailable` if
 * tokens can't be checked now.
 */
export async function checkApp(
  request: Request,
  verify: VerifyAppToken = (token) => appCheck.verifyToken(token),
): Promise<void> {
  if (!appCheckRequired.value()) return;
  const token = request.get('X-Firebase-AppCheck');
  if (!token) throw new ServerError('app-not-verified');
  await verify(token).catch((error: unknown) => {
    if (isRefusal(error)) throw new ServerError('app-not-verified');
    logFailure('app-token-not-checked', error);
    throw new ServerError('unavailable');
  });
}

/**
 * Returns whether the token is at fault. The SDK throws the same error if it can't fetch the keys, with another
 * cause.
 */
function isRefusal(error: unknown): boolean {
  if (codeOf(error) === 'app-check/app-check-token-expired') return true;
  if (!(error instanceof Error) || codeOf(error) !== 'app-check/invalid-argument') return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return true;
  return 'code' in cause && cause.code !== 'key-fetch-error';
}
