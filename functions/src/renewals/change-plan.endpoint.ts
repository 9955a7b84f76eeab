import * as z from 'zod';
import { maximumSeats, terms } from '../../shared/catalogue/quantity.ts';
import { cancelReasons } from '../../shared/subscriptions/subscription.ts';
import type { ChangePlanRequest } from '../../shared/subscriptions/plan-changes.ts';
import { rateLimitKey, razorpayKeySecret } from '../platform/config.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { parseBody } from '../platform/http/parse-body.ts';
import { plainId } from '../platform/plain-id.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { changePlan as change } from './change-plan.ts';

/** Per 10 minutes. A request may ask Razorpay. */
const maxPerAccount = 30;

const seats = z.int().min(0).max(maximumSeats);
const body = z.object({
  id: z.string().regex(plainId),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cancel'), reason: z.enum(cancelReasons).nullable() }),
    z.object({ kind: z.literal('renew') }),
    z.object({ kind: z.literal('next'), seats, term: z.enum(terms) }),
    z.object({ kind: z.literal('keep') }),
    z.object({ kind: z.literal('add-seats'), seats, amountMinor: z.int().min(0) }),
  ]),
}) satisfies z.ZodType<ChangePlanRequest>;

export const changePlan = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    const { uid } = (await authenticateSession(request)).user;
    await countRequest([{ subject: `plan:${uid}`, limit: maxPerAccount }]);
    return change({ uid, ...parseBody(request, body) });
  },
);
