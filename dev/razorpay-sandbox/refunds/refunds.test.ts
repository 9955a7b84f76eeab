import { describe, expect, test } from 'vitest';
import { aPayment, aRefund, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';

const order = anOrder({ status: 'paid' });
const payment = aPayment();
const path = `/v1/payments/${payment.id}/refund`;
const key = { 'X-Refund-Idempotency': 'refund_1-of_test' };

function openPaidSandbox() {
  return openSandbox({ orders: [order], payments: [payment] });
}

describe('a refund', () => {
  test('of no named amount gives everything back, is pending and then processed', async () => {
    const { call, receivedEvents } = await openPaidSandbox();
    const { content } = await call(`POST ${path}`, { notes: { reason: 'twice' }, receipt: 'r_1' });
    expect(content).toEqual({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/) as string,
      entity: 'refund',
      amount: payment.amount,
      currency: 'INR',
      payment_id: payment.id,
      notes: { reason: 'twice' },
      receipt: 'r_1',
      acquirer_data: { arn: null },
      created_at: expect.closeTo(Date.now() / 1000, -1) as number,
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: 'normal',
    });
    const [created, processed] = await receivedEvents(2);
    const refunded = { status: 'refunded', refund_status: 'full', amount_refunded: payment.amount };
    expect(created).toMatchObject({
      event: 'refund.created',
      contains: ['refund', 'payment'],
      payload: { refund: { entity: content }, payment: { entity: refunded } },
    });
    expect(processed).toMatchObject({
      event: 'refund.processed',
      contains: ['refund', 'payment'],
      payload: { refund: { entity: { status: 'processed' } }, payment: { entity: refunded } },
    });
    expect((await call(`GET /v1/orders/${order.id}`)).content).toMatchObject({ status: 'paid' });
  });

  test('of a part leaves the payment captured, and the next refund returns the rest', async () => {
    const { call } = await openPaidSandbox();
    await call(`POST ${path}`, { amount: 899_900, speed: 'optimum' });
    expect((await call(`GET /v1/payments/${payment.id}`)).content).toMatchObject({
      status: 'captured',
      refund_status: 'partial',
      amount_refunded: 899_900,
    });
    expect((await call(`POST ${path}`)).content).toMatchObject({ amount: 1_000_000 });
  });

  test.each([
    ['more than is left', { amount: payment.amount + 1 }, 'is greater than amount captured'],
    ['less than a rupee', { amount: 99 }, 'The amount must be at least INR 1.00'],
    ['a fraction', { amount: 100.5 }, 'The amount must be an integer.'],
    ['an unknown speed', { speed: 'now' }, 'The selected speed is invalid.'],
    ['an unknown field', { total: 1 }, 'total is/are not required and should not be sent'],
  ])('of %s is refused', async (_, body, description) => {
    const { call } = await openPaidSandbox();
    expect(await call(`POST ${path}`, body)).toMatchObject({
      status: 400,
      content: { error: { description: expect.stringContaining(description) as string } },
    });
  });

  test('of a payment that was refunded in full is refused', async () => {
    const { call } = await openPaidSandbox();
    await call(`POST ${path}`);
    expect(await call(`POST ${path}`)).toMatchObject({
      status: 400,
      content: { error: { description: 'The payment has been fully refunded already' } },
    });
  });

  test('of a payment that was never captured is refused', async () => {
    const authorized = aPayment({ status: 'authorized', captured: false });
    const { call } = await openSandbox({ orders: [order], payments: [authorized] });
    expect(await call(`POST ${path}`)).toMatchObject({
      status: 400,
      content: {
        error: { description: 'The payment status should be captured for action to be taken' },
      },
    });
  });
});

describe('an idempotency key', () => {
  test('returns the same refund for the same request', async () => {
    const { call } = await openPaidSandbox();
    const first = await call(`POST ${path}`, { amount: 500 }, key);
    expect(await call(`POST ${path}`, { amount: 500 }, key)).toMatchObject({
      status: 200,
      content: { id: (first.content as { id: string }).id },
    });
    expect((await call('GET /v1/refunds')).content).toMatchObject({ count: 1 });
  });

  test('refuses another request', async () => {
    const { call } = await openPaidSandbox();
    await call(`POST ${path}`, { amount: 500 }, key);
    expect(await call(`POST ${path}`, { amount: 501 }, key)).toMatchObject({
      status: 400,
      content: { error: { description: expect.stringContaining('Different request') as string } },
    });
  });

  test('is free again after a refusal', async () => {
    const { call } = await openPaidSandbox();
    await call(`POST ${path}`, { amount: 1 }, key);
    expect(await call(`POST ${path}`, { amount: 500 }, key)).toMatchObject({ status: 200 });
  });

  test.each([
    ['short', 'at least 10 characters'],
    ['with spaces in it', 'only contain alphanumeric characters'],
  ])('that is "%s" is refused', async (wrong, description) => {
    const { call } = await openPaidSandbox();
    const headers = { 'X-Refund-Idempotency': wrong };
    expect(await call(`POST ${path}`, {}, headers)).toMatchObject({
      status: 400,
      content: { error: { description: expect.stringContaining(description) as string } },
    });
  });
});

describe('refunds are found', () => {
  const older = aRefund({ id: 'rfnd_old', amount: 100, created_at: 1_747_197_200 });
  const newer = aRefund({ id: 'rfnd_new', amount: 200, created_at: 1_747_197_300 });
  const foreign = aRefund({ id: 'rfnd_other', payment_id: 'pay_other', created_at: 1_747_197_400 });

  test.each([
    ['by their payment, newest first', `/v1/payments/${payment.id}/refunds`, [newer, older]],
    ['by time', '/v1/refunds?from=1747197300&to=1747197400', [foreign, newer]],
    ['page by page', '/v1/refunds?count=1&skip=1', [newer]],
  ])('%s', async (_, list, items) => {
    const refunds = [older, newer, foreign];
    const { call } = await openSandbox({ orders: [order], payments: [payment], refunds });
    expect((await call(`GET ${list}`)).content).toEqual({
      entity: 'collection',
      count: items.length,
      items,
    });
  });

  test('by their id', async () => {
    const { call } = await openSandbox({ orders: [], payments: [], refunds: [older] });
    expect((await call(`GET /v1/refunds/${older.id}`)).content).toEqual(older);
    expect(await call('GET /v1/refunds/rfnd_unknown')).toMatchObject({ status: 400 });
  });
});
