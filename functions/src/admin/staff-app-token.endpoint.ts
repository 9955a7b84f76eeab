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
 * Gives an account with a role the App Check token that customers get by reCAPTCHA: its pages run no script of
 * others. The database and the other endpoints ask for one where App Check is on. The token alone opens
 * nothing, and the site needs it too, so the age of the sign-in does not count.
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
