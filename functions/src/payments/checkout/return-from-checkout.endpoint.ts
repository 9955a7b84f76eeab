import * as z from 'zod';
import { payableTypes } from '../../../shared/endpoints.ts';
import { payableHref, paths } from '../../../shared/paths.ts';
import { rateLimitKey, razorpayKeySecret } from '../../platform/config.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { RedirectAnswer } from '../../platform/http/redirect-answer.ts';
import { plainId } from '../../platform/plain-id.ts';
import { recordReturn } from './record-return.ts';

const returnAddress = z
  .object({ type: z.enum(payableTypes), id: z.string().regex(plainId) })
  .transform(({ type, id }) => payableHref(type, id));

/**
 * Where Razorpay sends a browser in which its dialog can't report to our page, such as the one inside Instagram. It
 * records the payment, if there is one, and always leads the customer back to the order or invoice.
 */
export const returnFromCheckout = endpoint(
  { method: 'POST', isPublic: true, takesForm: true, secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    await recordReturn(new URLSearchParams(new TextDecoder().decode(request.rawBody)));
    const { success, data } = returnAddress.safeParse(request.query);
    return new RedirectAnswer(success ? data : paths.profileOrders);
  },
);
