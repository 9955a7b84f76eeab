import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import { auth, isAccountMissing } from '../firebase.ts';
import { logFailure } from '../log.ts';

/** The uid of the request's bearer token. Throws `unauthenticated`, for a revoked token too. */
export async function authenticate(request: Request): Promise<string> {
  return (await authenticateReader(request)).uid;
}

/** Who asks to read something: an administrator may read what is others'. Throws the same. */
export async function authenticateReader(request: Request): Promise<Reader> {
  const { uid, token } = await verifyToken(request);
  if (!token) throw new ServerError('unauthenticated');
  return { uid, isAdmin: token['admin'] === true };
}

export interface Reader {
  uid: string;
  isAdmin: boolean;
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
  uid: string;
  /** Undefined when the account is gone, which its token outlives by up to an hour. */
  token: DecodedIdToken | undefined;
}

/**
 * The request's bearer token. Throws `unauthenticated`, for a revoked token too; `unavailable` when it
 * can't be checked now.
 */
export async function verifyToken(request: Request): Promise<Verified> {
  const bearer = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (!bearer) throw new ServerError('unauthenticated');
  try {
    const token = await auth.verifyIdToken(bearer, true);
    return { uid: token.uid, token };
  } catch (error) {
    // An account is looked for only once the token has proved to be genuine.
    if (isAccountMissing(error)) return { uid: subjectOf(bearer), token: undefined };
    const isRefused = error instanceof Error && 'code' in error && refusals.has(error.code);
    if (!isRefused) logFailure('token-not-checked', error);
    throw new ServerError(isRefused ? 'unauthenticated' : 'unavailable');
  }
}

/** Of a token that was verified already. */
function subjectOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}
