import * as z from 'zod';
import type { StaffAppTokenAnswer, StaffAppTokenRequest } from '../../shared/endpoints.ts';
import { roleOf } from '../../shared/accounts/roles.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { appCheck } from '../platform/firebase.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { parseBody } from '../platform/http/parse-body.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';

const body = z.object({
  appId: z.string().regex(/^1:\d+:web:[\da-f]+$/),
}) satisfies z.ZodType<StaffAppTokenRequest>;

/**
 * The admin panel runs no third-party scripts, so it gets its App Check token here instead of from reCAPTCHA. The
 * token alone grants no access, so the age of the login doesn't matter.
 */
export const staffAppToken = endpoint(
  { method: 'POST', isPublic: true },
  async (request): Promise<StaffAppTokenAnswer> => {
    const { user } = await authenticateSession(request);
    if (!roleOf(user.customClaims)) throw new ServerError('not-staff');
    const { appId } = parseBody(request, body);
    const { token, ttlMillis } = await appCheck.createToken(appId);
    return { token, ttlMillis };
  },
);
