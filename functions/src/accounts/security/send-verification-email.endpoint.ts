import type { EmailRequestedAnswer } from '../../../shared/endpoints.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { recordMethods } from '../methods/record-methods.ts';
import { isAddressProven } from '../../platform/sessions/proven-address.ts';
import { emailRequestLimits, userEmailLimit } from './account-email-limits.ts';

/** Queues the email that verifies the account's address, unless we have proof. Firebase's flag isn't proof. */
export const sendVerificationEmail = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<EmailRequestedAnswer> => {
    const { user } = await authenticateSession(request);
    const { uid, email } = user;
    if (email === undefined) throw new ServerError('invalid-request');
    await countRequest([
      userEmailLimit('verification', uid),
      ...emailRequestLimits(request, 'verification', email),
    ]);
    // The page calls this right after the sign-up. Methods that are added later aren't trusted.
    await recordMethods(user);
    if (!(await isAddressProven(user))) {
      await outbox.add(newOutboxEntry('email_verification', { uid, accountEmail: email }));
    }
    return { status: 'accepted' };
  },
);
