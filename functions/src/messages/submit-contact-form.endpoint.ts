import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { SubmitContactFormAnswer, SubmitContactFormRequest } from '../../shared/endpoints.ts';
import { contactMessageLengths } from '../../shared/messages/contact-messages.ts';
import { isMailAddress } from '../../shared/values/mail-address.ts';
import { plainLine } from '../../shared/values/plain-text.ts';
import { contactLimits, rateLimitKey } from '../platform/config.ts';
import { acknowledgeMessage } from './acknowledge-message.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { addressLimits } from '../platform/http/address-limits.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { parseBody } from '../platform/http/parse-body.ts';

const body = z.object({
  firstName: z.string().overwrite(plainLine).min(1).max(contactMessageLengths.firstName),
  email: z.string().overwrite(plainLine).refine(isMailAddress),
}) satisfies z.ZodType<SubmitContactFormRequest>;

const answer: SubmitContactFormAnswer = { message: "Thank you. We'll get back to you soon." };

/** Longer than the search for a message, so that the response time doesn't reveal whether one was found. */
const answerAfterMs = 500;

/** Callers need no account, so requests are also counted by email address. */
export const submitContactForm = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request) => {
    const { email } = parseBody(request, body);
    await countRequest([
      { subject: `contact-email:${email.toLowerCase()}`, limit: contactLimits.email.value() },
      ...addressLimits(request, 'contact-', contactLimits.address.value()),
    ]);
    await Promise.all([acknowledgeMessage(email), wait(answerAfterMs)]);
    return answer;
  },
);
