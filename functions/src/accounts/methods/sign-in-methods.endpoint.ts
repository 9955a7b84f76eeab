import * as z from 'zod';
import type { SignInMethodsAnswer, SignInMethodsRequest } from '../../../shared/endpoints.ts';
import { rateLimitKey } from '../../platform/config.ts';
import { auth } from '../../platform/firebase.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { signInMethods as methodsOf } from '../../platform/sessions/sign-in-methods.ts';
import { recordMethods } from './record-methods.ts';
import { removeOwnMethod } from './remove-own-method.ts';

/** Per 10 minutes. */
const maxPerAccount = 60;

const body = z.object({
  remove: z.string().max(100).optional(),
}) satisfies z.ZodType<SignInMethodsRequest>;

/** Lists the account's sign-in methods. If the request names a method, removes it first. */
export const signInMethods = endpoint(
  { method: 'POST', secrets: [rateLimitKey] },
  async (request): Promise<SignInMethodsAnswer> => {
    const session = await authenticateSession(request);
    const { uid } = session.user;
    await countRequest([{ subject: `sign-in-methods:${uid}`, limit: maxPerAccount }]);
    const { remove } = parseBody(request, body);
    await recordMethods(session.user);
    if (remove !== undefined) await removeOwnMethod(session, remove);
    const methods = methodsOf(await auth.getUser(uid));
    return {
      methods: methods.map(({ mark, provider, email, isTrusted }) => ({
        id: mark,
        provider,
        email: email ?? null,
        isConfirmed: isTrusted,
      })),
    };
  },
);
