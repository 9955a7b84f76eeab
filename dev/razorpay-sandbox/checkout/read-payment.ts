import { z } from 'zod';
import type { PaymentFailure } from '../entities.ts';
import { newId } from '../ids.ts';
import { parseRequest } from '../parse-request.ts';
import { failures } from '../payments/failures.ts';
import type { PaymentRequest } from '../payments/start-payment.ts';
import { testCards } from '../payments/test-cards.ts';

/** The next step of a payment. `otp` asks for the customer's OTP first. */
type Course =
  | { next: 'otp'; failure?: PaymentFailure | undefined }
  | { next: 'capture' }
  | { next: 'fail'; failure: PaymentFailure };

const text = z
  .string()
  .nullish()
  .transform((it) => it || null);
const details = { order_id: z.string(), description: text, email: text, contact: text };
const card = z.object({
  number: z.string().regex(/^\d{12,19}$/, 'The card number is invalid.'),
  name: z.string(),
});
const invalidVpa = 'Invalid VPA. Please enter a valid Virtual Payment Address';
const vpa = z.enum(['success@razorpay', 'failure@razorpay'], invalidVpa);
const checkoutRequest = z.discriminatedUnion('method', [
  z.object({ ...details, method: z.literal('card'), card }),
  z.object({ ...details, method: z.literal('upi'), vpa }),
]);

/** Throws Razorpay's error for an invalid request, before a payment exists. */
export function readPayment(body: Record<string, unknown>): {
  request: PaymentRequest;
  course: Course;
} {
  const {
    order_id: orderId,
    description,
    email,
    contact,
    ...chosen
  } = parseRequest(checkoutRequest, body);
  const request = { orderId, description, email, contact };
  if (chosen.method === 'upi') {
    const course: Course =
      chosen.vpa === 'success@razorpay'
        ? { next: 'capture' }
        : { next: 'fail', failure: failures.paymentFailed };
    return { request: { ...request, instrument: chosen }, course };
  }
  const { number, name } = chosen.card;
  const known = testCards.find((it) => it.number === number);
  const instrument = {
    method: 'card',
    card: {
      id: newId('card_'),
      entity: 'card',
      name,
      last4: number.slice(-4),
      international: known?.isInternational ?? false,
    },
  } as const;
  return {
    request: { ...request, instrument },
    course: known
      ? { next: 'otp', failure: known.failure }
      : { next: 'fail', failure: failures.cardNumberInvalid },
  };
}
