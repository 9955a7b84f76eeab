import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';

/** In 10 minutes. */
const maxPerAccount = 10;

/** Ends all sessions of the account, that of the request too. */
export const signOutEverywhere = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request) => {
    const uid = await authenticate(request);
    await countRequest([{ subject: `sign-out:${uid}`, limit: maxPerAccount }]);
    await endSessions(uid);
    return { status: 'signed-out' };
  },
);
