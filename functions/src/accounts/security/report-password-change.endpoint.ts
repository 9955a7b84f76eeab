import { queueLetterOnce } from '../../outbox/queue-letter-once.ts';
import { countRequestedEmail } from '../../outbox/requested-emails.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { wasRevokedLately } from '../../platform/sessions/close-ended-sessions.ts';
import { ownLetterLimit } from './account-letter-limits.ts';

/**
 * Called after the browser has changed or reset the password, which never passes through our server. A change revokes
 * the account's other sessions, so the moment of the revocation shows that there was one, and names its letter.
 */
export const reportPasswordChange = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request) => {
    const { user } = await authenticateSession(request);
    const { uid, email, tokensValidAfterTime = '' } = user;
    await countRequest([ownLetterLimit('password-changed', uid)]);
    if (email !== undefined && wasRevokedLately(user)) {
      const id = `password_changed_${uid}_${Date.parse(tokensValidAfterTime)}`;
      const beyondLimit = await countRequestedEmail(email);
      const about = { uid, accountEmail: email, ...(beyondLimit && { beyondLimit }) };
      await queueLetterOnce(id, 'password_changed', about);
    }
    return { status: 'accepted' };
  },
);
