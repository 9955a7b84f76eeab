import type { PaymentFailure } from '../entities.ts';
import { newId } from '../ids.ts';
import { isObject } from '../parse-request.ts';
import { failures } from '../payments/failures.ts';
import type { Instrument } from '../payments/start-payment.ts';
import { testCards } from '../payments/test-cards.ts';
import { invalidInput } from '../provider-error.ts';

/** The next step of a payment. `otp` asks for the customer's OTP first. */
export type Course =
  | { next: 'otp'; failure?: PaymentFailure | undefined }
  | { next: 'capture' }
  | { next: 'fail'; failure: PaymentFailure };

/** Throws Razorpay's error for an invalid instrument, before a payment exists. */
export function readInstrument(request: Record<string, unknown>): {
  instrument: Instrument;
  course: Course;
} {
  const { method, card, vpa } = request;
  if (method === 'card' && isObject(card)) return readCard(card);
  if (method === 'upi' && typeof vpa === 'string') return readVpa(vpa);
  throw invalidInput('The selected method is invalid.', 'method');
}

function readCard({ number, name }: Record<string, unknown>): {
  instrument: Instrument;
  course: Course;
} {
  if (typeof number !== 'string' || !/^\d{12,19}$/.test(number)) {
    throw invalidInput('The card number is invalid.', 'number');
  }
  const known = testCards.find((card) => card.number === number);
  return {
    instrument: {
      method: 'card',
      card: {
        id: newId('card_'),
        entity: 'card',
        name: typeof name === 'string' ? name : '',
        last4: number.slice(-4),
        network: 'Visa',
        type: 'credit',
        issuer: null,
        international: known?.isInternational ?? false,
        emi: false,
      },
    },
    course: known
      ? { next: 'otp', failure: known.failure }
      : { next: 'fail', failure: failures.cardNumberInvalid },
  };
}

function readVpa(vpa: string): { instrument: Instrument; course: Course } {
  const instrument: Instrument = { method: 'upi', vpa };
  if (vpa === 'success@razorpay') return { instrument, course: { next: 'capture' } };
  if (vpa === 'failure@razorpay') {
    return { instrument, course: { next: 'fail', failure: failures.paymentFailed } };
  }
  throw invalidInput('Invalid VPA. Please enter a valid Virtual Payment Address', 'vpa');
}
