import * as z from 'zod';
import type {
  EmailRequestedAnswer,
  SendPasswordResetEmailRequest,
} from '../../../shared/endpoints.ts';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { countRequestedEmail } from '../../outbox/requested-emails.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { ipAddressLimits, mailboxLimit } from './account-email-limits.ts';

const body = z.object({
  email: z.string().overwrite(plainLine).toLowerCase().refine(isMailAddress),
}) satisfies z.ZodType<SendPasswordResetEmailRequest>;

/**
 * Queues a password reset for any address without looking for an account. Neither the answer nor its timing reveals
 * whether an account exists. The sender of the email looks, and drops the email if there is no account. Strangers
 * can exhaust a mailbox's limits with other spellings of its address. Beyond the limits the answer stays the same,
 * and the sender lets one reset an hour through to the owner.
 */
export const sendPasswordResetEmail = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<EmailRequestedAnswer> => {
    const { email } = parseBody(request, body);
    await countRequest(ipAddressLimits(request));
    const beyondLimit = await countRequestedEmail(email, [mailboxLimit('password-reset', email)]);
    const about = { recipientEmail: email, ...(beyondLimit && { beyondLimit }) };
    await outbox.add(newOutboxEntry('password_reset', about));
    return { status: 'accepted' };
  },
);
