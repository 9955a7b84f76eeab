import type { UserRecord } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import * as z from 'zod';
import type { ReportPasswordChangeRequest } from '../../../shared/endpoints.ts';
import { queueEmailOnce } from '../../outbox/queue-email-once.ts';
import { countRequestedEmail } from '../../outbox/requested-emails.ts';
import { accountEmailLimits, rateLimitKey } from '../../platform/config.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { wasRevokedLately } from '../../platform/sessions/close-ended-sessions.ts';
import { userEmailLimit } from './account-email-limits.ts';
import { finishReset } from './finish-reset.ts';

const body = z.object({
  resetCode: z.string().min(1).max(500).optional(),
}) satisfies z.ZodType<ReportPasswordChangeRequest>;

/**
 * Queues the email about a changed password. The browser changes or resets it at Firebase and then calls this
 * endpoint. Both revoke the account's other sessions. The time of the revocation proves the change and gives the
 * email its id. A session reports a change; the code of the reset email reports a reset.
 */
export const reportPasswordChange = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request) => {
    const { resetCode } = parseBody(request, body);
    const user =
      resetCode === undefined ? await readChange(request) : await readReset(request, resetCode);
    const { uid, email, tokensValidAfterTime = '' } = user;
    if (email !== undefined && wasRevokedLately(user)) {
      const id = `password_changed_${uid}_${Date.parse(tokensValidAfterTime)}`;
      const beyondLimit = await countRequestedEmail(email);
      const about = { uid, accountEmail: email, ...(beyondLimit && { beyondLimit }) };
      await queueEmailOnce(id, 'password_changed', about);
    }
    return { status: 'accepted' };
  },
);

async function readChange(request: Request): Promise<UserRecord> {
  const { user } = await authenticateSession(request);
  await countRequest([userEmailLimit('password-changed', user.uid)]);
  return user;
}

async function readReset(request: Request, code: string): Promise<UserRecord> {
  const perAddress = accountEmailLimits.address.value();
  await countRequest(addressLimits(request, 'password-reset-report-', perAddress));
  return finishReset(code);
}
