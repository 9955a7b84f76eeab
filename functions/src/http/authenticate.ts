import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import { auth, isAccountMissing } from '../firebase.ts';

/** The uid of the request's bearer token. Throws `unauthenticated`, for a revoked token too. */
export async function authenticate(request: Request): Promise<string> {
  const token = await verifyToken(request);
  if (!token) throw new ServerError('unauthenticated');
  return token.uid;
}

/**
 * The request's bearer token; undefined when its account is gone.
 * Throws `unauthenticated`, for a revoked token too.
 */
export async function verifyToken(request: Request): Promise<DecodedIdToken | undefined> {
  const token = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (!token) throw new ServerError('unauthenticated');
  return auth.verifyIdToken(token, true).catch((error: unknown) => {
    if (isAccountMissing(error)) return undefined;
    throw new ServerError('unauthenticated');
  });
}
