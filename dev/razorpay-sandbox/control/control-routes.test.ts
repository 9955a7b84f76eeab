import { expect, test } from 'vitest';
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
  const { ask, call, setFaults } = await openSandbox({ payments: [payment] });
  await setFaults({
    account: { capture: 'manual' },
    webhooks: { secret: 'wrong' },
    api: [{ operation: 'find-orders', answer: 500, work: 'not-done', times: 'all' }],
    payments: { outcome: 'late' },
    refunds: { outcome: 'failed' },
  });
  await call('POST /v1/orders', { amount: payment.amount, currency: 'INR' });
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

test('other web pages are refused', async () => {
  const { ask } = await openSandbox();
  // A page can send this content type to another site without its permission.
  const headers = { 'Content-Type': 'text/plain', origin: 'https://shop.example' };
  for (const route of ['POST /control/faults', 'POST /control/payments/pay_1/refund']) {
    expect(await ask(route, {}, headers)).toMatchObject({ status: 403 });
  }
});
