import * as z from 'zod';
import { payableTypes, type CreateRazorpayOrderRequest } from '../../../shared/endpoints.ts';
import { currencies, isChargeableAmount } from '../../../shared/values/money.ts';
import { roleOf } from '../../../shared/accounts/roles.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import {
  arePaymentsOpen,
  paymentLimits,
  rateLimitKey,
  razorpayKeySecret,
} from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import { authenticateSession } from '../../platform/sessions/authenticate.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import { plainId } from '../../platform/plain-id.ts';

const body = z.object({
  amount: z.number().refine(isChargeableAmount),
  currency: z.enum(currencies),
  user_id: z.string(),
  firestore_id: z.string().regex(plainId),
  type: z.enum(payableTypes),
}) satisfies z.ZodType<CreateRazorpayOrderRequest>;

export const createRazorpayOrder = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    if (!arePaymentsOpen()) throw new ServerError('payments-not-open');
    const { user } = await authenticateSession(request);
    // Reads the role from the account, because the token may be older than the role.
    if (roleOf(user.customClaims)) throw new ServerError('staff-cannot-pay');
    const { uid } = user;
    const { amount, currency, user_id, firestore_id, type } = parseBody(request, body);
    if (user_id !== uid) throw new ServerError('forbidden');
    await countRequest([
      {
        subject: `document:${uid}/${type}/${firestore_id}`,
        limit: paymentLimits.document.value(),
      },
      { subject: `user:${uid}`, limit: paymentLimits.user.value() },
      ...addressLimits(request, '', paymentLimits.address.value()),
    ]);
    return createPaymentOrder({ uid, type, id: firestore_id, amount, currency });
  },
);
