import { expect, it } from 'vitest';
import type { ApiFault } from '../../../dev/razorpay-sandbox/faults/switches.ts';
import { signUp } from '../../support/functions/accounts.ts';
import { providerOrders, setFaults } from '../../support/functions/provider.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { read, storeOrder } from '../../support/functions/stored.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';

it.each<[string, Pick<ApiFault, 'answer' | 'work' | 'times'>, number, string]>([
  ['status 500', notDone(500), 503, 'provider-unavailable'],
  ['status 503', notDone(503), 503, 'provider-unavailable'],
  ['an HTML page with status 502', notDone('html'), 503, 'provider-unavailable'],
  ['a connection that is reset', notDone('reset'), 503, 'provider-unavailable'],
  ['no answer', { answer: 'hang', work: 'done', times: 1 }, 503, 'provider-unavailable'],
  ['too many requests', notDone(429), 503, 'provider-busy'],
  ['keys that it does not take', notDone(401), 502, 'provider-denied'],
])(
  'fault 15, provider down: %s is said clearly, and the next try works',
  async (_, fault, status, code) => {
    const account = await signUp();
    const order = await storeOrder(account);
    await setFaults({ api: [{ operation: 'create-order', ...fault }] });
    const refused = await createOrder(account, order);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(refused.body.message).toMatch(/Nothing was charged\. Please .+\.$/);
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    const receipt = attemptIdOf(order.path, 1);
    expect(await read(`payment_attempts/${receipt}`)).toMatchObject({ state: 'creating' });

    await setFaults({ api: [] });
    const { body } = await createOrder(account, order);
    expect(await providerOrders(receipt)).toMatchObject([{ id: body.id }]);
  },
);

it('fault 15, provider down: an order that was made although its answer was lost is found again', async () => {
  for (const answer of ['reset', 'html'] as const) {
    const account = await signUp();
    const order = await storeOrder(account);
    await setFaults({ api: [{ operation: 'create-order', answer, work: 'done', times: 1 }] });
    const { body } = await createOrder(account, order);
    expect(await providerOrders(attemptIdOf(order.path, 1))).toMatchObject([{ id: body.id }]);
  }
});

it('fault 15, provider down: seven seconds are not too slow', async () => {
  const account = await signUp();
  const order = await storeOrder(account);
  await setFaults({
    api: [{ operation: 'create-order', answer: 'hang', work: 'done', times: 1, ms: 7_000 }],
  });
  expect(await createOrder(account, order)).toMatchObject({ status: 200 });
});

function notDone(answer: ApiFault['answer']): Pick<ApiFault, 'answer' | 'work' | 'times'> {
  return { answer, work: 'not-done', times: 'all' };
}
