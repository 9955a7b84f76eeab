import { beforeAll, expect, it } from 'vitest';
import { attention } from '../../../functions/src/firebase.ts';
import { anOpenOrder, ledgerLine } from '../payments.ts';
import { reachSandbox } from '../provider.ts';
import { read } from '../stored.ts';
import { anEvent, deliver, providerId } from '../webhooks.ts';

beforeAll(reachSandbox);

it.each(['acc_AnotherMode001', null])(
  'fault 17, other account: a signed event of account %s is parked and told, and books nothing',
  async (account_id) => {
    const { order, payment } = await anOpenOrder();
    const eventId = providerId('evt');
    const event = { ...anEvent('payment.captured', payment), account_id };
    expect(await deliver(event, { eventId })).toEqual({
      status: 200,
      body: { outcome: 'foreign' },
    });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    expect(await ledgerLine(payment)).toBeUndefined();
    expect((await attention.doc(`${eventId}_foreign`).get()).data()).toMatchObject({
      kind: 'foreign',
    });
  },
);
