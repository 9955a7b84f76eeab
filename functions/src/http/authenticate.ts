import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import { auth, isAccountMissing } from '../firebase.ts';
import { logFailure } from '../log.ts';

/** The uid of the request's bearer token. Throws `unauthenticated`, for a revoked token too. */
export async function authenticate(request: Request): Promise<string> {
  const token = await verifyToken(request);
  if (!token) throw new ServerError('unauthenticated');
  return token.uid;
}

/** What a token that is wrong, over or revoked is refused with; anything else is the service's trouble. */
const refusals: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
]);

/**
 * The request's bearer token; undefined when its account is gone.
 * Throws `unauthenticated`, for a revoked token too; `unavailable` when it can't be checked now.
 */
export async function verifyToken(request: Request): Promise<DecodedIdToken | undefined> {
  const token = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (!token) throw new ServerError('unauthenticated');
  return auth.verifyIdToken(token, true).catch((error: unknown) => {
    if (isAccountMissing(error)) return undefined;
    const isRefused = error instanceof Error && 'code' in error && refusals.has(error.code);
    if (!isRefused) logFailure('token-not-checked', error);
    throw new ServerError(isRefused ? 'unauthenticated' : 'unavailable');
  });
}
