import { describe, expect, test, vi } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';
import { noFaults, operationRoutes, operations, type Switches } from './switches.ts';

interface List {
  count: number;
}

async function orderCount({ call }: Awaited<ReturnType<typeof openSandbox>>): Promise<number> {
  return (await call<List>('GET /v1/orders')).content.count;
}

describe.each([
  [401, 'Authentication failed'],
  [429, 'Too many requests'],
  [500, 'We are facing some trouble'],
  [502, 'We are facing some trouble'],
  [503, 'We are facing some trouble'],
  [504, 'The gateway did not answer'],
] as const)('answer %i', (answer, description) => {
  test('hits so many calls of its operation and has no effect', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({
      api: [{ operation: 'create-order', answer, work: 'not-done', times: 2 }],
    });
    const refusal = {
      status: answer,
      content: { error: { description: expect.stringContaining(description) as string } },
    };
    expect(await sandbox.createOrder()).toMatchObject(refusal);
    expect(await orderCount(sandbox)).toBe(0);
    expect(await sandbox.createOrder()).toMatchObject(refusal);
    expect(await sandbox.createOrder()).toMatchObject({ status: 200 });
    expect((await sandbox.control('GET /control/faults')).content).toEqual(noFaults);
  });
});

test('answer html: a 502 with a page', async () => {
  const { url, setFaults, createOrder } = await openSandbox();
  await setFaults({ api: [{ operation: 'any', answer: 'html', work: 'not-done', times: 1 }] });
  await expect(createOrder()).rejects.toThrow(SyntaxError);
  await setFaults({ api: [{ operation: 'any', answer: 'html', work: 'not-done', times: 1 }] });
  const answer = await fetch(`${url}/v1/orders`, {
    headers: { Authorization: `Basic ${btoa('rzp_test_sandbox:key_secret')}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html']);
});

test('work done: the order is there although the answer says otherwise', async () => {
  const sandbox = await openSandbox();
  await sandbox.setFaults({
    api: [{ operation: 'create-order', answer: 503, work: 'done', times: 1 }],
  });
  expect(await sandbox.createOrder()).toMatchObject({ status: 503 });
  expect(await orderCount(sandbox)).toBe(1);
});

describe('answer reset', () => {
  test.each([
    ['not-done', 0],
    ['done', 1],
  ] as const)('work %s: the connection breaks and %i orders are there', async (work, count) => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({
      api: [{ operation: 'create-order', answer: 'reset', work, times: 1 }],
    });
    await expect(sandbox.createOrder()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(await orderCount(sandbox)).toBe(count);
  });
});

describe('answer hang', () => {
  test('holds a call for a time, then it goes on', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({
      api: [{ operation: 'create-order', answer: 'hang', work: 'not-done', times: 1, ms: 300 }],
    });
    const startedAt = performance.now();
    const creating = sandbox.createOrder();
    await vi.waitFor(async () => {
      const { content } = await sandbox.control<Switches>('GET /control/faults');
      expect(content.api).toEqual([]);
    });
    expect(await orderCount(sandbox)).toBe(0);
    expect(await creating).toMatchObject({ status: 200 });
    expect(performance.now() - startedAt).toBeGreaterThan(290);
    expect(await orderCount(sandbox)).toBe(1);
  });

  test('work done: the effect is there while the call hangs', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({
      api: [{ operation: 'create-order', answer: 'hang', work: 'done', times: 1, ms: 500 }],
    });
    const creating = sandbox.createOrder();
    await vi.waitFor(async () => expect(await orderCount(sandbox)).toBe(1));
    expect(await creating).toMatchObject({ status: 200 });
  });

  test('without a time lasts until the reset, which breaks the connection', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({
      api: [{ operation: 'create-order', answer: 'hang', work: 'not-done', times: 1 }],
    });
    const creating = sandbox.createOrder().catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const { content } = await sandbox.control<Switches>('GET /control/faults');
      expect(content.api).toEqual([]);
    });
    await sandbox.control('POST /control/reset');
    expect(await creating).toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(await orderCount(sandbox)).toBe(0);
  });

  test('returns the first refund for a second call with the same key', async () => {
    const payment = aPayment();
    const sandbox = await openSandbox({ orders: [anOrder()], payments: [payment] });
    await sandbox.setFaults({
      api: [{ operation: 'refund', answer: 'hang', work: 'done', times: 1, ms: 500 }],
    });
    const refund = () =>
      sandbox.call<{ id: string }>(`POST /v1/payments/${payment.id}/refund`, undefined, {
        'X-Refund-Idempotency': 'refund_of_test_1',
      });
    const first = refund();
    await vi.waitFor(async () =>
      expect((await sandbox.call<List>('GET /v1/refunds')).content.count).toBe(1),
    );
    expect(await refund()).toMatchObject({ status: 409 });
    const { content } = await first;
    expect((await refund()).content.id).toBe(content.id);
  });
});

test('a refund whose answer was lost is found by its key', async () => {
  const payment = aPayment();
  const sandbox = await openSandbox({ orders: [anOrder()], payments: [payment] });
  await sandbox.setFaults({
    api: [{ operation: 'refund', answer: 'reset', work: 'done', times: 1 }],
  });
  const refund = () =>
    sandbox.call(`POST /v1/payments/${payment.id}/refund`, undefined, {
      'X-Refund-Idempotency': 'refund_of_test_1',
    });
  await expect(refund()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(await refund()).toMatchObject({ status: 200 });
  expect((await sandbox.call<List>('GET /v1/refunds')).content.count).toBe(1);
});

test('times all: it hits until it is switched off', async () => {
  const { setFaults, createOrder } = await openSandbox();
  await setFaults({ api: [{ operation: 'any', answer: 500, work: 'not-done', times: 'all' }] });
  for (let nth = 0; nth < 3; nth += 1) expect(await createOrder()).toMatchObject({ status: 500 });
  await setFaults({ api: [] });
  expect(await createOrder()).toMatchObject({ status: 200 });
});

test('the first fault that fits is spent before the next', async () => {
  const { setFaults, createOrder } = await openSandbox();
  await setFaults({
    api: [
      { operation: 'create-order', answer: 429, work: 'not-done', times: 1 },
      { operation: 'any', answer: 503, work: 'not-done', times: 1 },
    ],
  });
  const statuses = [];
  for (let nth = 0; nth < 3; nth += 1) statuses.push((await createOrder()).status);
  expect(statuses).toEqual([429, 503, 200]);
});

test.each(operations)('%s is hit by its name', async (operation) => {
  const { call, setFaults } = await openSandbox({
    orders: [anOrder({ id: 'x' })],
    payments: [aPayment({ id: 'x' })],
  });
  await setFaults({ api: [{ operation, answer: 503, work: 'not-done', times: 1 }] });
  const route = operationRoutes[operation].replace(':id', 'x');
  expect(await call(route)).toMatchObject({ status: 503 });
});

test('without the key pair nothing is hit', async () => {
  const { url, setFaults, createOrder } = await openSandbox();
  await setFaults({ api: [{ operation: 'any', answer: 503, work: 'not-done', times: 1 }] });
  expect((await fetch(`${url}/v1/orders`)).status).toBe(401);
  expect(await createOrder()).toMatchObject({ status: 503 });
});
