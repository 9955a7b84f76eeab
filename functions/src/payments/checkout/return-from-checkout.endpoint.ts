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
 * Receives customers from Razorpay's own page. They pay there if their browser, such as Instagram's, can't show
 * Razorpay's dialog on ours. Records the payment, and always leads back to the order or invoice.
 */
export const returnFromCheckout = endpoint(
  { method: 'POST', isPublic: true, takesForm: true, secrets: [razorpayKeySecret, rateLimitKey] },
  async (request) => {
    await recordReturn(new URLSearchParams(new TextDecoder().decode(request.rawBody)));
    const { success, data } = returnAddress.safeParse(request.query);
    return new RedirectAnswer(success ? data : paths.profileOrders);
  },
);
