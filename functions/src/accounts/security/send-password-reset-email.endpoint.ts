import * as z from 'zod';
import type {
  EmailRequestedAnswer,
  SendPasswordResetEmailRequest,
} from '../../../shared/endpoints.ts';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { countRequestedEmail } from '../../outbox/requested-emails.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { browserLimits, mailboxLimit } from './account-email-limits.ts';

const body = z.object({
  email: z.string().trim().toLowerCase().refine(isMailAddress),
}) satisfies z.ZodType<SendPasswordResetEmailRequest>;

/**
 * Queues a password reset for any address, and looks for no account: neither the answer nor its time can tell
 * whether there is one. The sender of the email looks, and drops it where there is none. Beyond the limits of a
 * mailbox the answer is the same too, since strangers reach them by other spellings of its address: the sender
 * lets one reset an hour through to the owner.
 */
export const sendPasswordResetEmail = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<EmailRequestedAnswer> => {
    const { email } = parseBody(request, body);
    await countRequest(browserLimits(request));
    const beyondLimit = await countRequestedEmail(email, [mailboxLimit('password-reset', email)]);
    const about = { givenEmail: email, ...(beyondLimit && { beyondLimit }) };
    await outbox.add(newOutboxEntry('password_reset', about));
    return { status: 'accepted' };
  },
);
