import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Account } from '../account.ts';
import type { PaymentFailure, SandboxPayment } from '../entities.ts';
import { parseJsonObject } from '../json-body.ts';
import { parseNotes } from '../notes.ts';
import { acceptPayment } from '../payments/accept-payment.ts';
import { failPayment } from '../payments/fail-payment.ts';
import { failures } from '../payments/failures.ts';
import { startPayment } from '../payments/start-payment.ts';
import { authenticationFailed, invalidInput } from '../provider-error.ts';
import { signedPayment } from '../signatures.ts';
import type { PaymentOutcome } from './messages.ts';
import { readInstrument } from './read-instrument.ts';

/** What the frame of checkout asks for; it knows the public key alone. */
export function checkoutRoutes(account: Account): Routes {
  const { ledger, keyId } = account;
  const awaitedAnswers = new Map<string, PaymentFailure | undefined>();

  function requireKey(key: unknown): void {
    if (key !== keyId) throw authenticationFailed();
  }

  return {
    'GET /v1/preferences': ({ query }) => {
      requireKey(query.get('key_id'));
      const { amount, currency, status } = ledger.order(query.get('order_id') ?? '');
      if (status === 'paid') throw invalidInput(failures.orderAlreadyPaid.description);
      return jsonAnswer({ amount, currency });
    },

    'POST /v1/payments/create/ajax': ({ body }) => {
      const request = parseJsonObject(body);
      requireKey(request['key_id']);
      const { instrument, course } = readInstrument(request);
      const payment = startPayment(ledger, {
        orderId: text(request['order_id']) ?? '',
        instrument,
        description: text(request['description']),
        email: text(request['email']),
        contact: text(request['contact']),
        notes: parseNotes(request['notes']),
      });
      switch (course.next) {
        case 'otp':
          awaitedAnswers.set(payment.id, course.failure);
          return jsonAnswer({ type: 'otp', payment_id: payment.id } satisfies PaymentOutcome);
        case 'capture':
          return jsonAnswer(outcomeOf(account, acceptPayment(account, payment)));
        case 'fail':
          return jsonAnswer(outcomeOf(account, failPayment(account, payment, course.failure)));
      }
    },

    'POST /v1/payments/:id/otp_submit': ({ params, body }) => {
      const payment = ledger.payment(params['id'] ?? '');
      if (payment.status !== 'created') {
        throw invalidInput('The payment has already been processed.');
      }
      const failure =
        awaitedAnswers.get(payment.id) ??
        (isAcceptedOtp(parseJsonObject(body)['otp']) ? undefined : failures.incorrectOtp);
      const settled = failure
        ? failPayment(account, payment, failure)
        : acceptPayment(account, payment);
      return jsonAnswer(outcomeOf(account, settled));
    },
  };
}

function outcomeOf({ keySecret }: Account, payment: SandboxPayment): PaymentOutcome {
  if (payment.status !== 'failed') {
    return { type: 'paid', response: signedPayment(keySecret, payment) };
  }
  return {
    type: 'failed',
    error: {
      code: payment.error_code ?? '',
      description: payment.error_description ?? '',
      source: payment.error_source ?? '',
      step: payment.error_step ?? '',
      reason: payment.error_reason ?? '',
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    },
  };
}

function isAcceptedOtp(otp: unknown): boolean {
  return typeof otp === 'string' && /^\d{4,10}$/.test(otp);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
