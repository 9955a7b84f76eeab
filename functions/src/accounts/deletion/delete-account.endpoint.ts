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
    // The sign-in account was deleted in another way, or before the other steps had ended.
    await run(uid);
  }
  return { status: 'deleted' };
});

/** Asks the account, not the token: one that was issued before the account was linked still says anonymous. */
function isGuest({ providerData }: UserRecord): boolean {
  return providerData.length === 0;
}

/** An unreadable sign-in time counts as old. */
function isOld({ auth_time }: DecodedIdToken): boolean {
  const isFresh = Date.now() / 1000 - auth_time <= maxSignInAgeSeconds;
  return !isFresh;
}
