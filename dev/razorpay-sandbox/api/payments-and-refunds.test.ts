import { describe, expect, test } from 'vitest';
import { aPayment, aRefund, anOrder } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';

const payment = aPayment();
const authorized = aPayment({ status: 'authorized', captured: false, fee: null, tax: null });
const failed = aPayment({ status: 'failed', captured: false });
const paidOrder = anOrder({ status: 'paid' });
const path = `/v1/payments/${payment.id}/refund`;
const key = { 'X-Refund-Idempotency': 'refund_1-of_test' };

describe('a refund', () => {
  test('of no named amount gives everything back, is pending and then processed', async () => {
    const { call, receivedEvents } = await openSandbox({ payments: [payment] });
    const { content } = await call(`POST ${path}`, { notes: { reason: 'twice' }, receipt: 'r_1' });
    expect(content).toEqual({
      ...aRefund({ notes: { reason: 'twice' }, receipt: 'r_1', status: 'pending' }),
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/) as string,
      acquirer_data: { arn: null },
      created_at: expect.closeTo(Date.now() / 1000, -1) as number,
    });
    const refunded = { status: 'refunded', refund_status: 'full', amount_refunded: payment.amount };
    const eventOf = (event: string, refund: unknown) => ({
      event,
      contains: ['refund', 'payment'],
      payload: { refund: { entity: refund }, payment: { entity: refunded } },
    });
    expect(await receivedEvents(2)).toMatchObject([
      eventOf('refund.created', content),
      eventOf('refund.processed', { status: 'processed' }),
    ]);
  });

  test('of a part leaves the payment captured, and the next refund returns the rest', async () => {
    const { call, paymentOf } = await openSandbox({ payments: [payment] });
    await call(`POST ${path}`, { amount: 899_900, speed: 'optimum' });
    const refunded = { status: 'captured', refund_status: 'partial', amount_refunded: 899_900 };
    expect(await paymentOf(payment.id)).toMatchObject(refunded);
    expect((await call(`POST ${path}`)).content).toMatchObject({ amount: 1_000_000 });
    expect(await call(`POST ${path}`)).toMatchObject(refusal('fully refunded already'));
  });

  test.each([
    ['more than is left', { amount: payment.amount + 1 }, 'is greater than amount captured'],
    ['less than a rupee', { amount: 99 }, 'The amount must be at least INR 1.00'],
    ['a fraction', { amount: 100.5 }, 'The amount must be an integer.'],
    ['an unknown speed', { speed: 'now' }, 'The selected speed is invalid.'],
    ['an unknown field', { total: 1 }, 'total is/are not required and should not be sent'],
  ])('of %s is refused', async (_, body, description) => {
    const { call } = await openSandbox({ payments: [payment] });
    expect(await call(`POST ${path}`, body)).toMatchObject(refusal(description));
  });
});

describe('an idempotency key', () => {
  test('returns the same refund for the same request, and refuses another one', async () => {
    const { call } = await openSandbox({ payments: [payment] });
    // A refused request leaves the key free.
    expect(await call(`POST ${path}`, { amount: 1 }, key)).toMatchObject({ status: 400 });
    const refund = (amount: number) => call<{ id: string }>(`POST ${path}`, { amount }, key);
    const { id } = (await refund(500)).content;
    expect(await refund(500)).toMatchObject({ status: 200, content: { id } });
    expect(await refund(501)).toMatchObject(refusal('Different request'));
    expect((await call('GET /v1/refunds')).content).toMatchObject({ count: 1 });
  });
});

describe('a capture', () => {
  const capture = `POST /v1/payments/${payment.id}/capture`;
  const request = { amount: payment.amount, currency: 'INR' };

  test('changes the authorized payment, pays its order, sends events, and happens once', async () => {
    const { call, receivedNames } = await openSandbox({ payments: [authorized] });
    const captured = { id: payment.id, status: 'captured', captured: true, fee: 44_838 };
    expect(await call(capture, request)).toMatchObject({ status: 200, content: captured });
    const { content: order } = await call(`GET /v1/orders/${payment.order_id}`);
    expect(order).toMatchObject({ status: 'paid' });
    const names = await receivedNames(2);
    expect(names.toSorted()).toEqual(['order.paid', 'payment.captured']);
    expect(await call(capture, request)).toMatchObject(refusal('already been captured'));
  });

  test.each([
    ['another amount', {}, { ...request, amount: 100 }, 'must be equal to the amount authorized'],
    ['no amount', {}, { currency: 'INR' }, 'The amount field is required.'],
    ['another currency', {}, { ...request, currency: 'USD' }, 'must be that of the payment'],
    ['a paid order', { orders: [paidOrder] }, request, 'already paid'],
    ['a failed payment', { payments: [failed] }, request, 'have been authorized'],
  ])('with %s is refused', async (_, seed, body, description) => {
    const { call } = await openSandbox({ payments: [authorized], ...seed });
    expect(await call(capture, body)).toMatchObject(refusal(description));
  });
});
