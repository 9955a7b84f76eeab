import { expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';
import { noFaults, operationRoutes, operations } from './switches.ts';

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
    const { ask, call, createOrder, setFaults } = await openSandbox({ orders: [] });
    await setFaults({ api: [{ operation: 'create-order', answer, times: 2 }] });
    expect(await createOrder()).toMatchObject(refusal(text, answer));
    expect(await createOrder()).toMatchObject(refusal(text, answer));
    expect((await call('GET /v1/orders')).content).toMatchObject({ count: 0 });
    expect(await createOrder()).toMatchObject({ status: 200 });
    expect((await ask('GET /control/faults')).content).toEqual(noFaults);
  },
);

test('a fault applies to its operation, but not without the key pair', async () => {
  const seed = { orders: [anOrder({ id: 'x' })], payments: [aPayment({ id: 'x' })] };
  const { ask, call, setFaults } = await openSandbox(seed);
  for (const operation of operations) {
    const route = operationRoutes[operation].replace(':id', 'x');
    await setFaults({ api: [{ operation, answer: 503 }] });
    const statuses = [(await ask(route)).status, (await call(route)).status];
    expect([route, ...statuses]).toEqual([route, 401, 503]);
  }
});
