import { z } from 'zod';
import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Account } from '../account.ts';
import { parseJsonObject } from '../json-body.ts';
import { authorizeLate } from '../payments/authorize-late.ts';
import { captureByRequest } from '../payments/capture-by-request.ts';
import { voidPayment } from '../payments/void-payment.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { parseRefundRequest } from '../refunds/refund-request.ts';
import { eventNames } from '../webhooks/event-names.ts';
import { forDevelopersOnly } from './for-developers-only.ts';
import { objectOf, oneOf, readRequest } from './read-request.ts';
import { switchChanges } from './switch-schema.ts';

const nothing = objectOf({});
const resendRequest = objectOf({
  eventId: z.string('must be an event id').optional(),
  paymentId: z.string('must be a payment id').optional(),
  event: oneOf(eventNames).optional(),
});
const finishRequest = objectOf({ outcome: oneOf(['processed', 'failed']) });

/** How a developer or a test makes the provider misbehave. */
export function controlRoutes(account: Account): Routes {
  const { switchboard } = account;
  return forDevelopersOnly({
    'GET /control/faults': () => jsonAnswer(switchboard.current),
    'POST /control/faults': ({ body }) => {
      const changes = readRequest(switchChanges, body);
      if (changes.webhooks) account.webhooks.releaseBatch();
      return jsonAnswer(switchboard.set(changes));
    },
    'POST /control/reset': ({ body }) => {
      readRequest(nothing, body);
      account.reset();
      return jsonAnswer(switchboard.current);
    },
    ...webhookCommands(account),
    ...paymentCommands(account),
  });
}

function webhookCommands({ webhooks }: Account): Routes {
  return {
    'POST /control/webhooks/resend': async ({ body }) => {
      const wanted = readRequest(resendRequest, body);
      const sent = await webhooks.resend(
        ({ eventId, paymentId, event }) =>
          (wanted.eventId ?? eventId) === eventId &&
          (wanted.paymentId ?? paymentId) === paymentId &&
          (wanted.event ?? event) === event,
      );
      return jsonAnswer({ sent });
    },
  };
}

/** What an operator does in the provider's dashboard, and what banks do later. */
function paymentCommands(account: Account): Routes {
  const { ledger } = account;
  return {
    'POST /control/payments/:id/authorize': ({ params, body }) => {
      readRequest(nothing, body);
      return jsonAnswer(authorizeLate(account, ledger.payment(params['id'] ?? '')));
    },
    'POST /control/payments/:id/capture': ({ params, body }) => {
      readRequest(nothing, body);
      const payment = ledger.payment(params['id'] ?? '');
      const { amount, currency } = payment;
      return jsonAnswer(captureByRequest(account, payment, { amount, currency }));
    },
    'POST /control/payments/:id/void': ({ params, body }) => {
      readRequest(nothing, body);
      return jsonAnswer(voidPayment(account, ledger.payment(params['id'] ?? '')));
    },
    'POST /control/payments/:id/refund': ({ params, body }) => {
      const payment = ledger.payment(params['id'] ?? '');
      const fields = body === '' ? {} : parseJsonObject(body);
      return jsonAnswer(refundPayment(account, payment, parseRefundRequest(payment, fields)));
    },
    'POST /control/refunds/:id/finish': ({ params, body }) => {
      const { outcome } = readRequest(finishRequest, body);
      return jsonAnswer(finishRefund(account, ledger.refund(params['id'] ?? ''), outcome));
    },
  };
}
