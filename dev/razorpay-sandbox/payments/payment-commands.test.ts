import { expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';

const authorized = aPayment({ status: 'authorized', captured: false, fee: null, tax: null });
const request = { amount: authorized.amount, currency: 'INR' };

function openAuthorizedSandbox(status: 'attempted' | 'paid' = 'attempted') {
  return openSandbox({ orders: [anOrder({ status })], payments: [authorized] });
}

test('a capture changes the authorized payment, pays its order and sends events', async () => {
  const { call, receivedEvents } = await openAuthorizedSandbox();
  expect(await call(`POST /v1/payments/${authorized.id}/capture`, request)).toMatchObject({
    status: 200,
    content: { id: authorized.id, status: 'captured', captured: true, fee: 44_838 },
  });
  expect((await call(`GET /v1/orders/${authorized.order_id}`)).content).toMatchObject({
    status: 'paid',
  });
  const names = (await receivedEvents(2)).map(({ event }) => event);
  expect(names.toSorted()).toEqual(['order.paid', 'payment.captured']);
});

test('a second capture is refused', async () => {
  const { call } = await openAuthorizedSandbox();
  await call(`POST /v1/payments/${authorized.id}/capture`, request);
  expect(await call(`POST /v1/payments/${authorized.id}/capture`, request)).toMatchObject({
    status: 400,
    content: { error: { description: 'This payment has already been captured' } },
  });
});

test.each([
  ['another amount', { ...request, amount: 100 }, 'must be equal to the amount authorized'],
  ['no amount', { currency: 'INR' }, 'The amount field is required.'],
  ['another currency', { ...request, currency: 'USD' }, 'must be that of the payment'],
])('a capture with %s is refused', async (_, body, description) => {
  const { call } = await openAuthorizedSandbox();
  expect(await call(`POST /v1/payments/${authorized.id}/capture`, body)).toMatchObject({
    status: 400,
    content: { error: { description: expect.stringContaining(description) as string } },
  });
});

test('a capture for an order that another payment has paid is refused', async () => {
  const { call } = await openAuthorizedSandbox('paid');
  expect(await call(`POST /v1/payments/${authorized.id}/capture`, request)).toMatchObject({
    status: 400,
    content: { error: { description: expect.stringContaining('already paid') as string } },
  });
});

test('a payment that failed is not captured', async () => {
  const failed = aPayment({ status: 'failed', captured: false });
  const { call } = await openSandbox({ orders: [anOrder()], payments: [failed] });
  expect(await call(`POST /v1/payments/${failed.id}/capture`, request)).toMatchObject({
    status: 400,
    content: { error: { description: expect.stringContaining('have been authorized') as string } },
  });
});
