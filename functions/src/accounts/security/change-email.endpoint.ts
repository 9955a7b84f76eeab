import * as z from 'zod';
import type { ChangeEmailRequest, EmailRequestedAnswer } from '../../../shared/endpoints.ts';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { emailLimits } from '../../outbox/requested-emails.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { requireRecentSignIn } from '../../platform/sessions/require-recent-sign-in.ts';
import { requireTrustedMethod } from '../../platform/sessions/require-trusted-method.ts';
import { emailRequestLimits, userEmailLimit } from './account-email-limits.ts';
import { requestEmailChange } from './request-email-change.ts';

const body = z.object({
  newEmail: z.string().overwrite(plainLine).toLowerCase().refine(isMailAddress),
}) satisfies z.ZodType<ChangeEmailRequest>;

/** Starts the change of an account's address. The answer hides whether another account has the new address. */
export const changeEmail = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<EmailRequestedAnswer> => {
    const session = await authenticateSession(request);
    const { uid, email, providerData } = session.user;
    const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
    if (!hasPassword || email === undefined) throw new ServerError('invalid-request');
    requireRecentSignIn(session);
    requireTrustedMethod(session);
    const { newEmail } = parseBody(request, body);
    if (newEmail === email) throw new ServerError('invalid-request');
    await countRequest([
      userEmailLimit('change-email', uid),
      ...emailLimits(email),
      ...emailRequestLimits(request, 'change-email', newEmail),
    ]);
    await requestEmailChange({ uid, email, newEmail });
    return { status: 'accepted' };
  },
);
