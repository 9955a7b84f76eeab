import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../../shared/server-errors.ts';
import { appCheckRequired } from '../config.ts';
import { appCheck } from '../firebase.ts';
import { logFailure } from '../log.ts';

type VerifyAppToken = (token: string) => Promise<unknown>;

/**
 * Where App Check is required, lets through only requests with a token that it gave to our site.
 * Throws `app-not-verified`, or `unavailable` when tokens can't be checked now.
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

/** The SDK calls a token wrong, too, when it could not fetch the keys to check it with: only the cause tells. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'app-check/app-check-token-expired') return true;
  if (error.code !== 'app-check/invalid-argument') return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return true;
  return 'code' in cause && cause.code !== 'key-fetch-error';
}
