import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { recoverAccount } from '../methods/recover-account.ts';

/** Per 10 minutes. */
const maxPerAccount = 10;

/** Recovers the account: ends all its sessions, including this one, and removes untrusted sign-in methods. */
export const signOutEverywhere = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request) => {
    const uid = await authenticate(request);
    await countRequest([{ subject: `sign-out:${uid}`, limit: maxPerAccount }]);
    await recoverAccount(uid);
    return { status: 'signed-out' };
  },
);
