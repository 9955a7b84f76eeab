import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { noFaults } from '../faults/switches.ts';
import { openSandbox } from '../open-sandbox.ts';

test('omitted switches keep their values, and the answer shows all switches', async () => {
  const { ask, setFaults } = await openSandbox();
  await setFaults({ webhooks: { secret: 'wrong' }, refunds: { outcome: 'pending' } });
  const { content } = await setFaults({ webhooks: { disabledAfterMs: 100 } });
  expect(content).toEqual({
    ...noFaults,
    webhooks: { ...noFaults.webhooks, secret: 'wrong', disabledAfterMs: 100 },
    refunds: { ...noFaults.refunds, outcome: 'pending' },
  });
  expect((await ask('GET /control/faults')).content).toEqual(content);
});

test.each([
  [{ mails: {} }, 'Unrecognized key: "mails"'],
  [{ account: { maximum: 0 } }, 'expected number to be >=100\n  → at account.maximum'],
  [{ api: [{ operation: 'any', answer: 418 }] }, 'expected one of 400|401|429|'],
  [[], 'expected object, received array'],
])('the request %j is rejected with a reason and changes nothing', async (body, message) => {
  const { ask } = await openSandbox();
  expect(await ask('POST /control/faults', body)).toEqual({
    status: 400,
    content: { message: expect.stringContaining(message) as string },
  });
  expect((await ask('GET /control/faults')).content).toEqual(noFaults);
});

test('a reset turns off every switch and restores the seed', async () => {
  const payment = aPayment();
  const { ask, call, setFaults, createOrder } = await openSandbox({ payments: [payment] });
  await setFaults({
    account: { capture: 'manual' },
    webhooks: { secret: 'wrong' },
    api: [{ operation: 'find-orders', answer: 500, work: 'not-done', times: 'all' }],
    payments: { outcome: 'late' },
    refunds: { outcome: 'failed' },
  });
  await createOrder();
  const key = { 'X-Refund-Idempotency': 'refund_of_test_1' };
  const refund = `POST /v1/payments/${payment.id}/refund`;
  await call(refund, { amount: 500 }, key);

  expect(await ask('POST /control/reset')).toEqual({ status: 200, content: noFaults });
  expect((await ask('GET /control/faults')).content).toEqual(noFaults);
  expect((await call('GET /v1/orders')).content).toMatchObject({ items: [anOrder()] });
  expect((await call('GET /v1/payments')).content).toMatchObject({ items: [payment] });
  expect((await call('GET /v1/refunds')).content).toMatchObject({ items: [] });
  expect(await call(refund, { amount: 600 }, key)).toMatchObject({ status: 200 });
});

describe('other web pages are refused:', () => {
  test.each(['GET /control/faults', 'POST /control/faults', 'POST /control/payments/pay_1/refund'])(
    '%s from another origin, or as a form',
    async (route) => {
      const { ask } = await openSandbox();
      for (const origin of ['https://shop.example', 'http://localhost:5000', 'null']) {
        expect(await ask(route, undefined, { origin })).toMatchObject({ status: 403 });
      }
      if (route.startsWith('GET')) return;
      const form = { 'Content-Type': 'text/plain' };
      expect(await ask(route, {}, form)).toMatchObject({ status: 415 });
    },
  );

  test('a foreign host name that resolves to this machine', async () => {
    const { url } = await openSandbox();
    const headers = { host: 'shop.example:7070' };
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    request(`${url}/control/faults`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
    expect(await promise).toBe(403);
  });
});
