import type { ClaimInvoicesAnswer } from '../../shared/endpoints.ts';
import { rateLimitKey } from '../platform/config.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { claimInvoices as claim } from './claim-invoices.ts';

/** In 10 minutes. A page asks once. */
const maxPerAccount = 60;

/** Hands the caller the invoices that were issued to their verified address before they had an account. */
export const claimInvoices = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<ClaimInvoicesAnswer> => {
    const { uid, email, emailVerified } = (await authenticateSession(request)).user;
    await countRequest([{ subject: `claim:${uid}`, limit: maxPerAccount }]);
    return { claimed: email && emailVerified ? await claim(uid, email) : 0 };
  },
);
