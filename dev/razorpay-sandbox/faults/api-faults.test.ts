import { describe, expect, test, vi } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox, refusal, type Sandbox } from '../open-sandbox.ts';
import { noFaults, operationRoutes, operations, type ApiFault, type Switches } from './switches.ts';

async function openFaulty(...api: Partial<ApiFault>[]) {
  const sandbox = await openSandbox({ orders: [] });
  await sandbox.setFaults({ api: api.map(aFault) });
  return sandbox;
}

function aFault(fault: Partial<ApiFault>): ApiFault {
  return { operation: 'create-order', answer: 503, work: 'not-done', times: 1, ...fault };
}

async function countOrders({ call }: Sandbox): Promise<number> {
  return (await call<{ count: number }>('GET /v1/orders')).content.count;
}

/** Waits until a call has met the only fault, which then leaves the list. */
async function untilItHangs({ ask }: Sandbox): Promise<void> {
  await vi.waitFor(async () => {
    expect((await ask<Switches>('GET /control/faults')).content.api).toEqual([]);
  });
}

test.each([
  [400, 'Authentication failed'],
  [401, 'Authentication failed'],
  [429, 'Too many requests'],
  [500, 'We are facing some trouble'],
  [502, 'We are facing some trouble'],
  [503, 'We are facing some trouble'],
  [504, 'The gateway did not answer'],
] as const)(
  'answer %i applies to the configured number of calls, which have no effect',
  async (answer, text) => {
    const sandbox = await openFaulty({ answer, times: 2 });
    expect(await sandbox.createOrder()).toMatchObject(refusal(text, answer));
    expect(await sandbox.createOrder()).toMatchObject(refusal(text, answer));
    expect(await countOrders(sandbox)).toBe(0);
    expect(await sandbox.createOrder()).toMatchObject({ status: 200 });
    expect((await sandbox.ask('GET /control/faults')).content).toEqual(noFaults);
  },
);

describe('answer hang', () => {
  test('delays a call for a time and then lets it continue', async () => {
    const sandbox = await openFaulty({ answer: 'hang', ms: 300 });
    const startedAt = performance.now();
    const creating = sandbox.createOrder();
    await untilItHangs(sandbox);
    expect(await countOrders(sandbox)).toBe(0);
    expect(await creating).toMatchObject({ status: 200 });
    expect(performance.now() - startedAt).toBeGreaterThan(290);
    expect(await countOrders(sandbox)).toBe(1);
  });

  test('without a time lasts until a reset breaks the connection', async () => {
    const sandbox = await openFaulty({ answer: 'hang' });
    const creating = sandbox.createOrder().catch((error: unknown) => error);
    await untilItHangs(sandbox);
    await sandbox.ask('POST /control/reset');
    expect(await creating).toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(await countOrders(sandbox)).toBe(0);
  });
});

test('a fault applies to its operation, but not without the key pair', async () => {
  const seed = { orders: [anOrder({ id: 'x' })], payments: [aPayment({ id: 'x' })] };
  const { ask, call, setFaults } = await openSandbox(seed);
  for (const operation of operations) {
    const route = operationRoutes[operation].replace(':id', 'x');
    await setFaults({ api: [aFault({ operation })] });
    const statuses = [(await ask(route)).status, (await call(route)).status];
    expect([route, ...statuses]).toEqual([route, 401, 503]);
  }
});
