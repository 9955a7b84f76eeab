import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import { auth, isAccountMissing } from '../firebase.ts';
import { logFailure } from '../log.ts';

/** The uid of the request's bearer token. Throws `unauthenticated`, for a revoked token too. */
export async function authenticate(request: Request): Promise<string> {
  const { token, hasAccount } = await verifyToken(request);
  if (!hasAccount) throw new ServerError('unauthenticated');
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

interface Verified {
  token: DecodedIdToken;
  /** A token outlives its account by up to an hour. */
  hasAccount: boolean;
}

/**
 * The request's bearer token. Throws `unauthenticated`, for a revoked token too; `unavailable` when it
 * can't be checked now.
 */
export async function verifyToken(request: Request): Promise<Verified> {
  const bearer = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (!bearer) throw new ServerError('unauthenticated');
  try {
    return { token: await auth.verifyIdToken(bearer, true), hasAccount: true };
  } catch (error) {
    // That is known only of a token that is good for the rest.
    if (isAccountMissing(error)) {
      return { token: await auth.verifyIdToken(bearer), hasAccount: false };
    }
    const isRefused = error instanceof Error && 'code' in error && refusals.has(error.code);
    if (!isRefused) logFailure('token-not-checked', error);
    throw new ServerError(isRefused ? 'unauthenticated' : 'unavailable');
  }
}
