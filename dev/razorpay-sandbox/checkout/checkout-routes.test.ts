import { describe, expect, test } from 'vitest';
import type { SandboxPayment } from '../entities.ts';
import { sign } from '../signatures.ts';
import { openAccount, orderId } from './open-account.ts';

const goodCard = '4100280000001007';
const poorCard = '4100280000080001';

test('a success is signed, sends all three events to the webhook, and settles the order', async () => {
  const { payByCard, onlyPayment, receivedEvents, ledger } = await openAccount();
  const outcome = await payByCard(goodCard);
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
  expect(ledger.orders.get(orderId)).toMatchObject({
    status: 'paid',
    attempts: 1,
    amount_paid: 1_899_900,
    amount_due: 0,
  });
  expect(payment).toMatchObject({ amount: 1_899_900, fee: 44_838, tax: 6840, error_code: null });
});

test('each event shows the payment as it was at that moment', async () => {
  const { payByCard, received, receivedEvents } = await openAccount();
  await payByCard(goodCard);
  await receivedEvents(3);
  const statuses = received.map(({ body }) => {
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
  const { payByCard, onlyPayment } = await openAccount({ currency: 'USD', amount: 2000 });
  await payByCard('4012888888881881');
  expect(onlyPayment()).toMatchObject({
    amount: 2000,
    currency: 'USD',
    base_amount: 168_000,
    base_currency: 'INR',
  });
});

describe('an order', () => {
  test('is attempted after a decline and can still be paid', async () => {
    const { payByCard, ledger } = await openAccount();
    await payByCard(poorCard);
    expect(ledger.orders.get(orderId)).toMatchObject({ status: 'attempted', attempts: 1 });
    expect(await payByCard(goodCard)).toMatchObject({ type: 'paid' });
    expect(ledger.orders.get(orderId)).toMatchObject({ status: 'paid', attempts: 2 });
  });

  test('accepts no payment after it is paid', async () => {
    const { payByCard, createCardPayment, ledger } = await openAccount();
    await payByCard(goodCard);
    expect(await createCardPayment(goodCard)).toMatchObject({
      status: 400,
      content: { error: { description: expect.stringContaining('already paid') as string } },
    });
    expect(ledger.payments.list()).toHaveLength(1);
  });

  test('accepts no payment while one is authorized', async () => {
    const { createCardPayment, onlyPayment, ledger } = await openAccount();
    await createCardPayment(goodCard);
    const open = onlyPayment();
    if (open) ledger.payments.save({ ...open, status: 'authorized' });
    expect(await createCardPayment(goodCard)).toMatchObject({ status: 400 });
  });

  test('is paid once when two windows are at the bank', async () => {
    const { goToBank, ledger } = await openAccount();
    const first = await goToBank(goodCard);
    const second = await goToBank(goodCard);
    expect((await first('1234')).content.type).toBe('paid');
    expect((await second('1234')).content.type).toBe('failed');
    expect(ledger.orders.get(orderId)).toMatchObject({ amount_paid: 1_899_900, attempts: 2 });
  });

  test('accepts one OTP for a payment', async () => {
    const { goToBank } = await openAccount();
    const submitOtp = await goToBank(goodCard);
    await submitOtp('1234');
    expect(await submitOtp('1234')).toMatchObject({ status: 400 });
  });
});

test.each([
  ['another key', 'rzp_test_other', orderId, 401, 'Authentication failed'],
  ['an unknown order', 'rzp_test_sandbox', 'order_x', 400, 'The id provided does not exist'],
])('refuses %s when checkout opens', async (_, key, order, status, description) => {
  const { url } = await openAccount();
  const query = new URLSearchParams({ key_id: key, order_id: order });
  const answer = await fetch(`${url}/v1/preferences?${query.toString()}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { description } });
});
