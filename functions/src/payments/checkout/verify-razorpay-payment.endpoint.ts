import * as z from 'zod';
import type { VerifyRazorpayPaymentRequest } from '../../../shared/endpoints.ts';
import { paymentLimits, rateLimitKey, razorpayKeySecret } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { verifyPayment } from './verify-payment.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';

/** The limit for 10 minutes. Each request calls Razorpay. */
const maxPerAccount = 30;

const body = z.object({
  razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,32}$/),
  razorpay_order_id: z.string().regex(/^order_[A-Za-z0-9]{1,32}$/),
  razorpay_signature: z.string(),
}) satisfies z.ZodType<VerifyRazorpayPaymentRequest>;

export const verifyRazorpayPayment = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    const uid = await authenticate(request);
    await countRequest([
      { subject: `verify:${uid}`, limit: maxPerAccount },
      ...addressLimits(request, 'verify-', paymentLimits.address.value()),
    ]);
    const checkout = parseBody(request, body);
    return verifyPayment(uid, {
      paymentId: checkout.razorpay_payment_id,
      razorpayOrderId: checkout.razorpay_order_id,
      signature: checkout.razorpay_signature,
    });
  },
);
