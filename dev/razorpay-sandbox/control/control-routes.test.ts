import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { noFaults, switchRows } from '../faults/switches.ts';
import { openSandbox } from '../open-sandbox.ts';

const groups = [...Object.keys(switchRows), 'api'].join(', ');

test('switches that are left out stay as they are, and the answer shows all', async () => {
  const { ask, setFaults } = await openSandbox();
  await setFaults({ webhooks: { copies: 2 }, refunds: { outcome: 'pending' } });
  const { content } = await setFaults({ webhooks: { delayMs: 100 } });
  expect(content).toEqual({
    ...noFaults,
    webhooks: { ...noFaults.webhooks, copies: 2, delayMs: 100 },
    refunds: { ...noFaults.refunds, outcome: 'pending' },
  });
  expect((await ask('GET /control/faults')).content).toEqual(content);
});

test('a fault of the API needs no more than its operation and answer', async () => {
  const { ask } = await openSandbox();
  const api = [{ operation: 'refund', answer: 'hang' }];
  expect((await ask('POST /control/faults', { api })).content).toMatchObject({
    api: [{ operation: 'refund', answer: 'hang', work: 'not-done', times: 1 }],
  });
});

test.each([
  [{ mails: {} }, `The request may not have mails; allowed: ${groups}.`],
  [{ refunds: { fee: 2 } }, 'refunds may not have fee; allowed: outcome.'],
  [{ webhooks: { copies: 0 } }, 'webhooks.copies must be a whole number from 1 to 50.'],
  [{ webhooks: { copies: 1.5 } }, 'webhooks.copies must be a whole number from 1 to 50.'],
  [{ webhooks: { copies: '2' } }, 'webhooks.copies must be a whole number from 1 to 50.'],
  [
    { webhooks: { sequence: 'random' } },
    'webhooks.sequence must be one of as-published, newest-first, shuffled.',
  ],
  [
    { webhooks: { drop: ['payment.paid'] } },
    'webhooks.drop must be "all" or a list of these: payment.authorized, payment.captured,',
  ],
  [{ webhooks: 3 }, 'webhooks must be a JSON object with any of copies, sequence,'],
  [{ api: {} }, 'api must be a list of faults.'],
  [{ api: [{ operation: 'any', answer: 418 }] }, 'api.0.answer must be one of 400, 401, 429,'],
  [{ api: [{ operation: 'pay', answer: 500 }] }, 'api.0.operation must be one of any, create'],
  [
    { api: [{ operation: 'any', answer: 500, times: 0 }] },
    'api.0.times must be "all" or a whole number from 1 to 100000.',
  ],
  [
    { api: [{ operation: 'any', answer: 500, ms: 10 }] },
    'api.0.ms goes with the answer hang alone.',
  ],
  [
    { payments: { lateAfterMs: -1 } },
    'payments.lateAfterMs must be null or a whole number from 0 to 86400000.',
  ],
  [[], `The request must be a JSON object with any of ${groups}.`],
])('the request %j changes nothing and says what is allowed', async (body, message) => {
  const { ask } = await openSandbox();
  expect(await ask('POST /control/faults', body)).toEqual({
    status: 400,
    content: { message: expect.stringContaining(message) as string },
  });
  expect((await ask('GET /control/faults')).content).toEqual(noFaults);
});

test('a body that is not JSON and an unknown event are refused', async () => {
  const { ask, url } = await openSandbox();
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/control/faults`, { method: 'POST', headers, body: '{' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: 'The request is not JSON.' });
  const resend = await ask('POST /control/webhooks/resend', { event: 'paid' });
  expect(resend.status).toBe(400);
});

test('a reset turns every switch off and goes back to the seed', async () => {
  const payment = aPayment();
  const { ask, call, setFaults, createOrder } = await openSandbox({ payments: [payment] });
  await setFaults({
    account: { capture: 'manual' },
    webhooks: { copies: 2 },
    api: [{ operation: 'find-orders', answer: 500, work: 'not-done', times: 'all' }],
    payments: { outcome: 'late', lateAfterMs: 60_000 },
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

describe('other web pages are kept out:', () => {
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

  test('the page itself is let in', async () => {
    const { url, ask } = await openSandbox();
    expect(await ask('POST /control/faults', {}, { origin: url })).toMatchObject({ status: 200 });
  });

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
