import { expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';
import { operationRoutes, operations } from './switches.ts';

test('a fault applies once to its operation, but not without the key pair', async () => {
  const seed = { orders: [anOrder({ id: 'x' })], payments: [aPayment({ id: 'x' })] };
  const { ask, call, setFaults } = await openSandbox(seed);
  for (const operation of operations) {
    const route = operationRoutes[operation].replace(':id', 'x');
    await setFaults({ api: [{ operation, answer: 503 }] });
    const answers = [await ask(route), await call(route), await call(route)];
    const [unknown, faulty, next] = answers.map(({ status }) => status);
    expect([route, unknown, faulty]).toEqual([route, 401, 503]);
    expect(next).not.toBe(503);
  }
});
