import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import { auth } from '../firebase.ts';

/** The uid of the request's bearer token. Throws `unauthenticated`, for a revoked token too. */
export async function authenticate(request: Request): Promise<string> {
  const token = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (!token) throw new ServerError('unauthenticated');
  try {
    return (await auth.verifyIdToken(token, true)).uid;
  } catch {
    throw new ServerError('unauthenticated');
  }
}
