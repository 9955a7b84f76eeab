import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { noFaults } from '../faults/switches.ts';
import { openSandbox } from '../open-sandbox.ts';

test('switches that are left out stay as they are, and the answer shows all', async () => {
  const { control, setFaults } = await openSandbox();
  await setFaults({ webhooks: { copies: 2 }, refunds: { outcome: 'pending' } });
  const { content } = await setFaults({ webhooks: { delayMs: 100 } });
  expect(content).toEqual({
    ...noFaults,
    webhooks: { ...noFaults.webhooks, copies: 2, delayMs: 100 },
    refunds: { outcome: 'pending' },
  });
  expect((await control('GET /control/faults')).content).toEqual(content);
});

test('a fault of the API needs no more than its operation and answer', async () => {
  const { control } = await openSandbox();
  const api = [{ operation: 'refund', answer: 'hang' }];
  expect((await control('POST /control/faults', { api })).content).toMatchObject({
    api: [{ operation: 'refund', answer: 'hang', work: 'not-done', times: 1 }],
  });
});

describe('a wrong request changes nothing and says what is allowed:', () => {
  test.each([
    [{ mails: {} }, 'The request may not have mails; allowed: webhooks, api, payments, refunds.'],
    [
      { webhooks: { copy: 2 } },
      'webhooks may not have copy; allowed: copies, sequence, batch, delayMs, drop, snapshot, secret, notes.',
    ],
    [{ webhooks: { copies: 0 } }, 'webhooks.copies must be a whole number from 1 to 50.'],
    [{ webhooks: { copies: 1.5 } }, 'webhooks.copies must be a whole number from 1 to 50.'],
    [{ webhooks: { copies: '2' } }, 'webhooks.copies must be a whole number from 1 to 50.'],
    [{ webhooks: { batch: 1 } }, 'webhooks.batch must be a whole number from 2 to 1000.'],
    [
      { webhooks: { sequence: 'random' } },
      'webhooks.sequence must be one of as-published, newest-first, shuffled.',
    ],
    [
      { webhooks: { drop: ['payment.paid'] } },
      'webhooks.drop must be "all" or a list of event names: payment.authorized, payment.captured, payment.failed, order.paid, refund.created, refund.processed, refund.failed.',
    ],
    [{ webhooks: 3 }, 'webhooks must be a JSON object with any of copies, sequence,'],
    [{ api: {} }, 'api must be a list of faults.'],
    [{ api: [{ operation: 'any', answer: 418 }] }, 'api.0.answer must be one of 401, 429, 500,'],
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
    [
      { payments: { voidedAfterMs: 'soon' } },
      'payments.voidedAfterMs must be null or a whole number from 0 to 86400000.',
    ],
    [{ refunds: { outcome: 'lost' } }, 'refunds.outcome must be one of processed, pending,'],
    [[], 'The request must be a JSON object with any of webhooks, api, payments, refunds.'],
  ])('%j', async (body, message) => {
    const { control } = await openSandbox();
    expect(await control('POST /control/faults', body)).toEqual({
      status: 400,
      content: { message: expect.stringContaining(message) as string },
    });
    expect((await control('GET /control/faults')).content).toEqual(noFaults);
  });

  test('a body that is not JSON', async () => {
    const { url } = await openSandbox();
    const answer = await fetch(`${url}/control/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'The request is not JSON.' },
    ]);
  });

  test('a resend of an event with an unknown name', async () => {
    const { control } = await openSandbox();
    expect(await control('POST /control/webhooks/resend', { event: 'paid' })).toMatchObject({
      status: 400,
    });
  });
});

test('a reset turns every switch off and goes back to the seed', async () => {
  const payment = aPayment();
  const sandbox = await openSandbox({ orders: [anOrder()], payments: [payment] });
  const { call, control, setFaults, createOrder } = sandbox;
  await setFaults({
    webhooks: { copies: 2 },
    api: [{ operation: 'find-orders', answer: 500, work: 'not-done', times: 'all' }],
    payments: { outcome: 'late', lateAfterMs: 60_000 },
    refunds: { outcome: 'failed' },
  });
  await createOrder();
  const key = { 'X-Refund-Idempotency': 'refund_of_test_1' };
  const refund = `POST /v1/payments/${payment.id}/refund`;
  await call(refund, { amount: 500 }, key);

  expect(await control('POST /control/reset')).toEqual({ status: 200, content: noFaults });
  expect((await control('GET /control/faults')).content).toEqual(noFaults);
  expect((await call('GET /v1/orders')).content).toMatchObject({ items: [anOrder()] });
  expect((await call('GET /v1/payments')).content).toMatchObject({ items: [payment] });
  expect((await call('GET /v1/refunds')).content).toMatchObject({ items: [] });
  expect(await call(refund, { amount: 600 }, key)).toMatchObject({ status: 200 });
});

describe('other web pages are kept out:', () => {
  const routes = [
    'GET /control/faults',
    'POST /control/faults',
    'POST /control/webhooks/resend',
    'POST /control/reset',
    'POST /control/payments/pay_1/refund',
    'POST /control/payments/pay_1/authorize',
    'POST /control/payments/pay_1/capture',
    'POST /control/payments/pay_1/void',
    'POST /control/refunds/rfnd_1/finish',
  ];

  test.each(routes)('%s from another origin', async (route) => {
    const { control } = await openSandbox();
    for (const origin of ['https://shop.example', 'http://localhost:5000', 'null']) {
      expect(await control(route, undefined, { origin })).toMatchObject({ status: 403 });
    }
  });

  test('the page itself is let in', async () => {
    const { url, control } = await openSandbox();
    const answer = await control('POST /control/faults', {}, { origin: url });
    expect(answer).toMatchObject({ status: 200 });
  });

  test.each(routes.slice(1))('%s as a form', async (route) => {
    const { control } = await openSandbox();
    const headers = { 'Content-Type': 'text/plain' };
    expect(await control(route, {}, headers)).toMatchObject({ status: 415 });
  });

  test('a foreign host name that resolves to this machine', async () => {
    const { url } = await openSandbox();
    const status = await new Promise((resolve, reject) => {
      request(`${url}/control/faults`, { headers: { host: 'shop.example:7070' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
