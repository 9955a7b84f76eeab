import { addScript, addStyle } from '../../http/pages.ts';
import type { App } from '../../http/serve-app.ts';
import type { Account } from '../account.ts';
import type { PaymentFailure, SandboxPayment } from '../entities.ts';
import { parseJsonObject } from '../parse-request.ts';
import { authenticationFailed, invalidInput } from '../provider-error.ts';
import { acceptPayment } from '../payments/accept-payment.ts';
import { failPayment } from '../payments/change-payment.ts';
import { failures } from '../payments/failures.ts';
import { startPayment } from '../payments/start-payment.ts';
import { signedPayment } from '../signatures.ts';
import { framePage } from './frame-page.ts';
import type { CheckoutAnswer } from './messages.ts';
import { readPayment } from './read-payment.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
const folder = new URL('browser/', import.meta.url);

export function addCheckout(app: App, account: Account): void {
  // Any site may load the script and frame the page.
  addScript(app, '/v1/checkout.js', new URL('checkout.ts', folder), {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  addStyle(app, '/v1/checkout/frame.css', new URL('frame.css', folder));
  addScript(app, '/v1/checkout/frame.js', new URL('frame.ts', folder));
  app.get('/v1/checkout/public', (c) => {
    c.header('Content-Security-Policy', policy);
    return c.html(framePage);
  });
  addCalls(app, account);
}

function addCalls(app: App, account: Account): void {
  const { ledger, keyId } = account;
  const failuresAfterOtp = new Map<string, PaymentFailure | undefined>();

  function requireKey(key: unknown): void {
    if (key !== keyId) throw authenticationFailed();
  }

  app.get('/v1/preferences', (c) => {
    requireKey(c.req.query('key_id'));
    const { amount, currency, status } = ledger.orders.get(c.req.query('order_id') ?? '');
    if (status === 'paid') throw invalidInput(failures.orderAlreadyPaid.description);
    return c.json({ amount, currency });
  });

  app.post('/v1/payments/create/ajax', async (c) => {
    const body = parseJsonObject(await c.req.text());
    requireKey(body['key_id']);
    const { request, course } = readPayment(body);
    const payment = startPayment(ledger, request);
    switch (course.next) {
      case 'otp':
        failuresAfterOtp.set(payment.id, course.failure);
        return c.json({ type: 'otp', payment_id: payment.id } satisfies CheckoutAnswer);
      case 'capture':
        return c.json(toAnswer(account, acceptPayment(account, payment)));
      case 'fail':
        return c.json(toAnswer(account, failPayment(account, payment, course.failure)));
    }
  });

  app.post('/v1/payments/:id/otp_submit', async (c) => {
    const payment = ledger.payments.get(c.req.param('id'));
    if (payment.status !== 'created') {
      throw invalidInput('The payment has already been processed.');
    }
    const { otp } = parseJsonObject(await c.req.text());
    const failure =
      failuresAfterOtp.get(payment.id) ?? (isAcceptedOtp(otp) ? undefined : failures.incorrectOtp);
    const recorded = failure
      ? failPayment(account, payment, failure)
      : acceptPayment(account, payment);
    return c.json(toAnswer(account, recorded));
  });
}

function toAnswer({ keySecret }: Account, payment: SandboxPayment): CheckoutAnswer {
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
