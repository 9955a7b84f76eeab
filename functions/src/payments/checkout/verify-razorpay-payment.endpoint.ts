import { paymentLimits, rateLimitKey, razorpayKeySecret } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { verificationLimit } from './verification-limit.ts';
import { checkoutResult, verifyPayment } from './verify-payment.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { parseBody } from '../../platform/http/parse-body.ts';

export const verifyRazorpayPayment = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    const uid = await authenticate(request);
    await countRequest([
      verificationLimit(uid),
      ...addressLimits(request, 'verify-', paymentLimits.address.value()),
    ]);
    return verifyPayment(uid, parseBody(request, checkoutResult));
  },
);
