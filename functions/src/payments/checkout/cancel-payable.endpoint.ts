import * as z from 'zod';
import { payableTypes, type CancelPayableRequest } from '../../../shared/endpoints.ts';
import { rateLimitKey, razorpayKeySecret } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { plainId } from '../../platform/plain-id.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { cancelPayable as cancel } from './cancel-payable.ts';

/** Per 10 minutes. Each request asks Razorpay. */
const maxPerAccount = 30;

const body = z.object({
  type: z.enum(payableTypes),
  id: z.string().regex(plainId),
}) satisfies z.ZodType<CancelPayableRequest>;

export const cancelPayable = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    const { uid } = (await authenticateSession(request)).user;
    await countRequest([{ subject: `cancel:${uid}`, limit: maxPerAccount }]);
    await cancel({ uid, ...parseBody(request, body) });
    return { status: 'cancelled' };
  },
);
