import { beforeAll, expect, it } from 'vitest';
import { anOpenOrder } from '../payments.ts';
import { reachSandbox } from '../provider.ts';
import { read } from '../stored.ts';
import { suite } from '../suite.ts';
import { anEvent, deliver } from '../webhooks.ts';

beforeAll(reachSandbox);

it('fault 16, secret rotated: events that are signed with the old secret are still taken', async () => {
  const { order, payment } = await anOpenOrder();
  const event = anEvent('payment.captured', payment);
  expect(await deliver(event, { secret: 'none' })).toMatchObject({ status: 400 });
  const old = await deliver(event, { secret: suite.razorpayWebhookSecretPrevious });
  expect(old).toEqual({ status: 200, body: { outcome: 'settled' } });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  expect(await deliver(event)).toEqual(old);
});
