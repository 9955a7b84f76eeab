import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrder } from '../builders.ts';
import type { SandboxPayment } from '../entities.ts';
import { Ledger } from '../ledger.ts';
import { answerProviderError } from '../provider-error.ts';
import { sign } from '../signatures.ts';
import type { Account } from '../account.ts';
import { serveRoutes, type LocalServer } from '../../http/serve-routes.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { createWebhookSender } from '../webhooks/webhook-sender.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import type { PaymentOutcome } from './messages.ts';

const orderId = 'order_00000000000001';
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let account: Account;
let server: LocalServer;

async function openAccount(seed: Partial<ReturnType<typeof anOrder>> = {}): Promise<void> {
  receiver = await startReceiver((response) => response.writeHead(200).end());
  account = {
    id: 'acc_00000000000001',
    keyId: 'rzp_test_sandbox',
    keySecret: 'key_secret',
    ledger: new Ledger({ orders: [anOrder(seed)], payments: [] }),
    webhooks: createWebhookSender({
      accountId: 'acc_00000000000001',
      url: receiver.url,
      secret: 'whsec_test',
    }),
  };
  server = await serveRoutes({
    port: 0,
    routes: checkoutRoutes(account),
    answerError: answerProviderError,
  });
}

async function closeAccount(): Promise<void> {
  account.webhooks.close();
  receiver.close();
  await server.close();
}

beforeEach(() => openAccount());
afterEach(closeAccount);

async function post(path: string, body: unknown) {
  const answer = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
  const content = (await answer.json()) as PaymentOutcome & { error?: { description: string } };
  return { status: answer.status, content };
}

function createPayment(instrument: Record<string, unknown>) {
  return post('/v1/payments/create/ajax', {
    key_id: 'rzp_test_sandbox',
    order_id: orderId,
    email: 'asha@example.com',
    contact: '+919000000000',
    description: 'Payment for Order #1',
    ...instrument,
  });
}

function createCardPayment(number: string) {
  return createPayment({ method: 'card', card: { number, name: 'Asha Example' } });
}

async function payByCard(number: string, otp = '1234') {
  const { content } = await createCardPayment(number);
  if (content.type !== 'otp') return content;
  return (await post(`/v1/payments/${content.payment_id}/otp_submit`, { otp })).content;
}

async function receivedEvents(count: number): Promise<string[]> {
  await vi.waitFor(() => expect(receiver.received).toHaveLength(count));
  return receiver.received
    .map(({ body }) => (JSON.parse(body) as { event: string }).event)
    .toSorted();
}

function onlyPayment(): SandboxPayment | undefined {
  return account.ledger.payments()[0];
}

describe('a card', () => {
  test.each([
    ['4100280000001007', 'Visa', false],
    ['5500670000001002', 'MasterCard', false],
    ['6527658900001005', 'RuPay', false],
    ['36082800091007', 'Diners Club', false],
    ['340256000401007', 'American Express', false],
    ['5555555555554444', 'MasterCard', true],
    ['5105105105105100', 'MasterCard', true],
    ['5104060000000008', 'MasterCard', true],
    ['4012888888881881', 'Visa', true],
  ])('%s pays', async (number, network, international) => {
    expect(await payByCard(number)).toMatchObject({ type: 'paid' });
    expect(onlyPayment()).toMatchObject({
      status: 'captured',
      captured: true,
      international,
      card: { network, last4: number.slice(-4), name: 'Asha Example' },
    });
  });

  test.each([
    ['4100280000080001', 'BAD_REQUEST_ERROR', 'insufficient_fund'],
    ['4100280000060003', 'BAD_REQUEST_ERROR', 'card_declined'],
    ['4100280000090000', 'BAD_REQUEST_ERROR', 'payment_timed_out'],
    ['4100280000070002', 'BAD_REQUEST_ERROR', 'payment_cancelled'],
    ['4100280000010008', 'BAD_REQUEST_ERROR', 'card_number_invalid'],
    ['4100280000020007', 'GATEWAY_ERROR', 'gateway_technical_error'],
    ['4100280000000009', 'GATEWAY_ERROR', 'authentication_failed'],
    ['4999999999999999', 'BAD_REQUEST_ERROR', 'card_number_invalid'],
  ])('%s is declined with %s, %s', async (number, code, reason) => {
    const outcome = await payByCard(number);
    const payment = onlyPayment();
    expect(payment).toMatchObject({ status: 'failed', error_code: code, error_reason: reason });
    expect(outcome).toEqual({
      type: 'failed',
      error: {
        code,
        reason,
        description: payment?.error_description,
        source: payment?.error_source,
        step: payment?.error_step,
        metadata: { order_id: orderId, payment_id: payment?.id },
      },
    });
    expect(await receivedEvents(1)).toEqual(['payment.failed']);
  });

  test.each(['123', '12345678901', 'abcd', ''])('is declined at the OTP "%s"', async (otp) => {
    const outcome = await payByCard('4100280000001007', otp);
    expect(outcome).toMatchObject({ type: 'failed', error: { reason: 'incorrect_otp' } });
  });

  test('that is no number leads to no payment', async () => {
    expect(await createCardPayment('41')).toMatchObject({ status: 400 });
    expect(onlyPayment()).toBeUndefined();
  });
});

describe('a UPI id', () => {
  test('pays at success@razorpay', async () => {
    const { content } = await createPayment({ method: 'upi', vpa: 'success@razorpay' });
    expect(content).toMatchObject({ type: 'paid' });
    expect(onlyPayment()).toMatchObject({ method: 'upi', vpa: 'success@razorpay', card_id: null });
  });

  test('declines at failure@razorpay', async () => {
    const { content } = await createPayment({ method: 'upi', vpa: 'failure@razorpay' });
    expect(content).toMatchObject({ type: 'failed', error: { reason: 'payment_failed' } });
  });

  test('that is unknown leads to no payment', async () => {
    const { status } = await createPayment({ method: 'upi', vpa: 'asha@bank' });
    expect(status).toBe(400);
    expect(onlyPayment()).toBeUndefined();
  });
});

test('a success is signed, tells the webhook all three events, and settles the order', async () => {
  const outcome = await payByCard('4100280000001007');
  const payment = onlyPayment();
  expect(outcome).toEqual({
    type: 'paid',
    response: {
      razorpay_payment_id: payment?.id,
      razorpay_order_id: orderId,
      razorpay_signature: sign('key_secret', `${orderId}|${payment?.id}`),
    },
  });
  expect(await receivedEvents(3)).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
  expect(account.ledger.order(orderId)).toMatchObject({
    status: 'paid',
    attempts: 1,
    amount_paid: 1_899_900,
    amount_due: 0,
  });
  expect(payment).toMatchObject({ amount: 1_899_900, fee: 44_838, tax: 6840, error_code: null });
});

test('each event shows the payment as it was at that moment', async () => {
  await payByCard('4100280000001007');
  await receivedEvents(3);
  const statuses = receiver.received.map(({ body }) => {
    const { event, payload } = JSON.parse(body) as {
      event: string;
      payload: { payment: { entity: SandboxPayment } };
    };
    return [event, payload.payment.entity.status];
  });
  expect(Object.fromEntries(statuses)).toEqual({
    'payment.authorized': 'authorized',
    'payment.captured': 'captured',
    'order.paid': 'captured',
  });
});

test('another currency is settled in rupees', async () => {
  await closeAccount();
  await openAccount({ currency: 'USD', amount: 2000 });
  await payByCard('4012888888881881');
  expect(onlyPayment()).toMatchObject({
    amount: 2000,
    currency: 'USD',
    base_amount: 168_000,
    base_currency: 'INR',
  });
});

describe('an order', () => {
  test('is attempted after a decline and can be paid then', async () => {
    await payByCard('4100280000080001');
    expect(account.ledger.order(orderId)).toMatchObject({ status: 'attempted', attempts: 1 });
    expect(await payByCard('4100280000001007')).toMatchObject({ type: 'paid' });
    expect(account.ledger.order(orderId)).toMatchObject({ status: 'paid', attempts: 2 });
  });

  test('takes no payment once it is paid', async () => {
    await payByCard('4100280000001007');
    const { status, content } = await createCardPayment('4100280000001007');
    expect(status).toBe(400);
    expect(content.type).toBeUndefined();
    expect(account.ledger.payments()).toHaveLength(1);
  });

  test('takes no payment while one is authorized', async () => {
    await createCardPayment('4100280000001007');
    const open = onlyPayment();
    if (open) account.ledger.savePayment({ ...open, status: 'authorized' });
    expect(await createCardPayment('4100280000001007')).toMatchObject({ status: 400 });
  });

  test('is paid once when two windows are at the bank', async () => {
    const windows = [
      await createCardPayment('4100280000001007'),
      await createCardPayment('4100280000001007'),
    ];
    const outcomes = [];
    for (const { content } of windows) {
      if (content.type !== 'otp') throw new Error('Expected the bank page.');
      outcomes.push(await post(`/v1/payments/${content.payment_id}/otp_submit`, { otp: '1234' }));
    }
    expect(outcomes.map(({ content }) => content.type)).toEqual(['paid', 'failed']);
    expect(account.ledger.order(orderId)).toMatchObject({ amount_paid: 1_899_900, attempts: 2 });
  });

  test('takes an OTP for a payment once', async () => {
    const { content } = await createCardPayment('4100280000001007');
    if (content.type !== 'otp') throw new Error('Expected the bank page.');
    const path = `/v1/payments/${content.payment_id}/otp_submit`;
    await post(path, { otp: '1234' });
    expect(await post(path, { otp: '1234' })).toMatchObject({ status: 400 });
  });
});

test.each([
  ['another key', 'rzp_test_other', orderId, 401, 'Authentication failed'],
  ['an unknown order', 'rzp_test_sandbox', 'order_x', 400, 'The id provided does not exist'],
])('refuses %s when checkout opens', async (_, key, order, status, description) => {
  const query = new URLSearchParams({ key_id: key, order_id: order });
  const answer = await fetch(`${server.url}/v1/preferences?${query.toString()}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { description } });
});
