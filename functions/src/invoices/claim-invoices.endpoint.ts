import type { ClaimInvoicesAnswer } from '../../shared/endpoints.ts';
import { rateLimitKey } from '../platform/config.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { hasProvenAddress, isAddressProven } from '../platform/sessions/proven-address.ts';
import { claimInvoices as claim, isAwaited } from './claim-invoices.ts';

/** Per 10 minutes. A page makes one request. */
const maxPerAccount = 60;

/**
 * Hands the caller the invoices that were issued to their address before they had an account. The session must
 * belong to the address's owner. An account without proof of its address never learns whether invoices wait.
 */
export const claimInvoices = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<ClaimInvoicesAnswer> => {
    const session = await authenticateSession(request);
    const { uid, email } = session.user;
    await countRequest([{ subject: `claim:${uid}`, limit: maxPerAccount }]);
    if (email === undefined) return { claimed: 0, asksFor: null };
    if (await hasProvenAddress(session)) return { claimed: await claim(uid, email), asksFor: null };
    if (!(await isAddressProven(session.user))) return { claimed: 0, asksFor: 'verification' };
    return { claimed: 0, asksFor: (await isAwaited(email)) ? 'sign-in' : null };
  },
);
