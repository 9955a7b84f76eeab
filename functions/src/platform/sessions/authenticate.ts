import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../../shared/server-errors.ts';
import type { StaffRefusal } from '../../../shared/accounts/staff-sign-in.ts';
import { codeOf } from '../code-of.ts';
import { auth, isAccountMissing } from '../firebase.ts';
import { logFailure } from '../log.ts';
import { closeEndedSessions } from './close-ended-sessions.ts';
import { findStaffRefusal } from './find-staff-refusal.ts';

/** Resolves to the caller's uid. Throws as `verifyToken` does, and `unauthenticated` for a deleted account. */
export async function authenticate(request: Request): Promise<string> {
  return (await authenticateSession(request)).user.uid;
}

/** Resolves to the caller of a reading endpoint, which may be staff. Throws as `authenticate` does. */
export async function authenticateReader(request: Request): Promise<Reader> {
  const session = await authenticateSession(request);
  return { uid: session.user.uid, staffRefusal: findStaffRefusal(session) };
}

/** Throws as `authenticate` does. */
export async function authenticateSession(request: Request): Promise<Session> {
  const { session } = await verifyToken(request);
  if (!session) throw new ServerError('unauthenticated');
  return session;
}

export interface Session {
  token: DecodedIdToken;
  user: UserRecord;
}

export interface Reader {
  uid: string;
  /** Undefined if the caller reads as staff. */
  staffRefusal: StaffRefusal | undefined;
}

/** The errors for an invalid or expired token. Any other error is a failure of Firebase Authentication. */
const refusals: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/invalid-id-token',
]);

/** The emulator looks up the account first and throws these errors for a genuine token. */
const findings: ReadonlySet<unknown> = new Set([
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

interface Verified {
  uid: string;
  /** Undefined if the account is gone. A token outlives its account by up to an hour. */
  session: Session | undefined;
}

/**
 * Verifies the bearer token and reads its account. Throws `unauthenticated`, also if the session ended before the
 * token expired (see closeEndedSessions). Throws `unavailable` if the token can't be checked now.
 */
export async function verifyToken(request: Request): Promise<Verified> {
  const bearer = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (!bearer) throw new ServerError('unauthenticated');
  const token = await readToken(bearer).catch(refuse);
  const user = await findUser(token.sub).catch(refuse);
  if (user && (await closeEndedSessions(token, user))) throw new ServerError('unauthenticated');
  return { uid: token.sub, session: user && { token, user } };
}

async function readToken(bearer: string): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(bearer);
  } catch (error) {
    if (!findings.has(codeOf(error))) throw error;
    const payload = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString();
    return JSON.parse(payload) as DecodedIdToken;
  }
}

async function findUser(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isAccountMissing(error)) return undefined;
    throw error;
  }
}

function refuse(error: unknown): never {
  const isRefused = refusals.has(codeOf(error));
  if (!isRefused) logFailure('token-not-checked', error);
  throw new ServerError(isRefused ? 'unauthenticated' : 'unavailable');
}
