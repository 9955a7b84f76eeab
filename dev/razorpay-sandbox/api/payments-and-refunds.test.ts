import { expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';

const payment = aPayment();
const authorized = aPayment({ status: 'authorized', captured: false, fee: null, tax: null });
const failed = aPayment({ status: 'failed', captured: false });
const paidOrder = anOrder({ status: 'paid' });
const path = `/v1/payments/${payment.id}/refund`;
const key = { 'X-Refund-Idempotency': 'refund_1-of_test' };
const capture = `POST /v1/payments/${payment.id}/capture`;
const request = { amount: payment.amount, currency: 'INR' };

test.each([
  ['more than is left', { amount: payment.amount + 1 }, 'is greater than amount captured'],
  ['less than a rupee', { amount: 99 }, 'The amount must be at least INR 1.00'],
  ['a fraction', { amount: 100.5 }, 'The amount must be an integer.'],
  ['an unknown speed', { speed: 'now' }, 'The selected speed is invalid.'],
  ['an unknown field', { total: 1 }, 'total is/are not required and should not be sent'],
])('a refund of %s is refused', async (_, body, description) => {
  const { call } = await openSandbox({ payments: [payment] });
  expect(await call(`POST ${path}`, body)).toMatchObject(refusal(description));
});

test('an idempotency key repeats its refund and rejects a different request', async () => {
  const { call } = await openSandbox({ payments: [payment] });
  // A refused request doesn't use up the key.
  expect(await call(`POST ${path}`, { amount: 1 }, key)).toMatchObject({ status: 400 });
  const refund = (amount: number) => call<{ id: string }>(`POST ${path}`, { amount }, key);
  const { id } = (await refund(500)).content;
  expect(await refund(500)).toMatchObject({ status: 200, content: { id } });
  expect(await refund(501)).toMatchObject(refusal('Different request'));
  expect((await call('GET /v1/refunds')).content).toMatchObject({ count: 1 });
});

test.each([
  ['another amount', {}, { ...request, amount: 100 }, 'must be equal to the amount authorized'],
  ['no amount', {}, { currency: 'INR' }, 'The amount field is required.'],
  ['another currency', {}, { ...request, currency: 'USD' }, 'must be that of the payment'],
  ['a paid order', { orders: [paidOrder] }, request, 'already paid'],
  ['a failed payment', { payments: [failed] }, request, 'have been authorized'],
])('a capture with %s is refused', async (_, seed, body, description) => {
  const { call } = await openSandbox({ payments: [authorized], ...seed });
  expect(await call(capture, body)).toMatchObject(refusal(description));
});
