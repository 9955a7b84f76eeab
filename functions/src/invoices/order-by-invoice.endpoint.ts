import * as z from 'zod';
import { roleOf } from '../../shared/accounts/roles.ts';
import type { OrderByInvoiceRequest } from '../../shared/endpoints.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { rateLimitKey, razorpayKeySecret } from '../platform/config.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { parseBody } from '../platform/http/parse-body.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { orderByInvoice as order } from './order-by-invoice.ts';

/** Per 10 minutes. Each order empties the cart and emails an invoice. */
const maxPerAccount = 10;

const body = z.object({ total: z.int().positive() }) satisfies z.ZodType<OrderByInvoiceRequest>;

export const orderByInvoice = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    const { user } = await authenticateSession(request);
    if (roleOf(user.customClaims)) throw new ServerError('staff-cannot-pay');
    await countRequest([{ subject: `order-by-invoice:${user.uid}`, limit: maxPerAccount }]);
    return order(user.uid, parseBody(request, body));
  },
);
