import { expect, it } from 'vitest';
import type { ApiFault } from '../../../dev/razorpay-sandbox/faults/switches.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { providerOrders, setFaults } from '../../support/functions/payments/provider.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { read, storeOrder } from '../../support/functions/stored.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';

expectErrors('provider-call-failed');

it.each<[string, ApiFault['answer'], number, string]>([
  ['status 500', 500, 503, 'provider-unavailable'],
  ['an HTML page with status 502', 'html', 503, 'provider-unavailable'],
  ['a connection that is reset', 'reset', 503, 'provider-unavailable'],
  ['too many requests', 429, 503, 'provider-busy'],
  ['rejected keys', 401, 502, 'provider-denied'],
])(
  'fault 15, provider down: %s leads to a clear message, and the next try works',
  async (_, answer, status, code) => {
    const account = await signUp();
    const order = await storeOrder(account);
    await setFaults({
      api: [{ operation: 'create-order', answer, work: 'not-done', times: 'all' }],
    });
    const refused = await createOrder(account, order);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(refused.body.message).toMatch(/Nothing was charged\. Please .+\.$/);
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    const receipt = attemptIdOf(order.path, 1);
    expect(await read(`payment_attempts/${receipt}`)).toMatchObject({ state: 'creating' });
    expect(await createOrder(account, order)).toEqual(refused);

    await setFaults({ api: [] });
    const { body } = await createOrder(account, order);
    expect(await providerOrders(receipt)).toMatchObject([{ id: body.id }]);
  },
);
