import type { ApplyEmailLinkAnswer } from '../../../shared/accounts/account-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { isSessionOf, openLink } from './open-link.ts';

/** Applies the link of an email after the visitor pressed the button. A repeated request gets the first answer. */
export const applyEmailLink = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<ApplyEmailLinkAnswer> => {
    const { found, action, user } = await openLink(request);
    const { mode, uid, email, usedAt } = found.link;
    if (usedAt) return { mode, email };
    if (action.needsSession) {
      const session = await authenticateSession(request);
      if (!isSessionOf(uid, session)) throw new ServerError('link-of-another');
      await action.apply(found, session);
    } else {
      await action.apply(found, user);
    }
    return { mode, email };
  },
);
