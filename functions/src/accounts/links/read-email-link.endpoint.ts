import type { UserRecord } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import type { LinkMethod, ReadEmailLinkAnswer } from '../../../shared/accounts/account-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { providerOf, signInMethods } from '../../platform/sessions/sign-in-methods.ts';
import { isSessionOf, openLink } from './open-link.ts';

/** Describes the link of an email and its needs. Changes nothing, because mail scanners open links too. */
export const readEmailLink = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<ReadEmailLinkAnswer> => {
    const { found, action, user } = await openLink(request);
    const { mode, uid, email, method, usedAt } = found.link;
    const isUsed = usedAt !== null;
    const needsLogin = action.needsSession && !isUsed && !(await hasSessionOf(uid, request));
    return {
      mode,
      email,
      method: method === null ? null : describeMethod(method, user),
      isUsed,
      needsLogin,
      loginEmail: user.email === email ? email : null,
    };
  },
);

function describeMethod(method: string, user: UserRecord): LinkMethod {
  const present = signInMethods(user).find(({ mark }) => mark === method);
  return { provider: providerOf(method), email: present?.email ?? null };
}

async function hasSessionOf(uid: string, request: Request): Promise<boolean> {
  try {
    return isSessionOf(uid, await authenticateSession(request));
  } catch (error) {
    if (error instanceof ServerError && error.code === 'unauthenticated') return false;
    throw error;
  }
}
