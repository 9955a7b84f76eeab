import type { DecodedIdToken } from 'firebase-admin/auth';
import { ServerError } from '../../shared/server-errors.ts';
import { deleteAccount as run } from '../services/delete-account.ts';
import { verifyToken } from './authenticate.ts';
import { endpoint } from './endpoint.ts';

const longestSignInSeconds = 5 * 60;

export const deleteAccount = endpoint({ method: 'POST' }, async (request) => {
  const token = await verifyToken(request);
  // Without an account it is done: the answer to an earlier request may have got lost.
  if (token) {
    if (!isGuest(token) && isOld(token)) throw new ServerError('sign-in-too-old');
    await run(token.uid);
  }
  return { status: 'deleted' };
});

/** A guest has nothing to sign in with again. */
function isGuest({ firebase }: DecodedIdToken): boolean {
  return firebase.sign_in_provider === 'anonymous';
}

function isOld({ auth_time }: DecodedIdToken): boolean {
  return Date.now() / 1000 - auth_time > longestSignInSeconds;
}
