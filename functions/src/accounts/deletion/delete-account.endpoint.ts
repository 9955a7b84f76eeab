import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { ServerError } from '../../../shared/server-errors.ts';
import { deleteAccount as run, isDeleted } from './delete-account.ts';
import { verifyToken } from '../../platform/sessions/authenticate.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

const maxSignInAgeSeconds = 5 * 60;

export const deleteAccount = endpoint({ method: 'POST' }, async (request) => {
  const { uid, session } = await verifyToken(request);
  if (session) {
    if (isOld(session.token) && !isGuest(session.user)) throw new ServerError('sign-in-too-old');
    await run(uid);
  } else if (!(await isDeleted(uid))) {
    // The sign-in account went another way, or before the rest was done.
    await run(uid);
  }
  return { status: 'deleted' };
});

/**
 * A guest has nothing to sign in with again. The account itself says who is one: a token of a session
 * from before the account was linked still calls it anonymous.
 */
function isGuest({ providerData }: UserRecord): boolean {
  return providerData.length === 0;
}

/** Of a moment that can't be read nothing is known. */
function isOld({ auth_time }: DecodedIdToken): boolean {
  const isFresh = Date.now() / 1000 - auth_time <= maxSignInAgeSeconds;
  return !isFresh;
}
