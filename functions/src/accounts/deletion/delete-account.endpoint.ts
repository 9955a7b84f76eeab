import { deleteAccount as run, isDeleted } from './delete-account.ts';
import { verifyToken } from '../../platform/sessions/authenticate.ts';
import { requireRecentSignIn } from '../../platform/sessions/require-recent-sign-in.ts';
import { requireTrustedMethod } from '../../platform/sessions/require-trusted-method.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

export const deleteAccount = endpoint({ method: 'POST' }, async (request) => {
  const { uid, session } = await verifyToken(request);
  if (session) {
    requireRecentSignIn(session);
    requireTrustedMethod(session);
    await run(uid);
  } else if (!(await isDeleted(uid))) {
    // The sign-in account is gone, but the other steps may not have finished.
    await run(uid);
  }
  return { status: 'deleted' };
});
