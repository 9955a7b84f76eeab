import { expect, it } from 'vitest';
import { anOpenOrder } from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

it('fault 16, secret rotated: events signed with the old secret are still accepted', async () => {
  const { order, payment } = await anOpenOrder();
  const event = anEvent('payment.captured', payment);
  expect(await deliver(event, { secret: 'none' })).toMatchObject({ status: 400 });
  const old = await deliver(event, { secret: suite.razorpayWebhookSecretPrevious });
  expect(old).toEqual({ status: 200, body: { outcome: 'recorded' } });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  expect(await deliver(event)).toEqual(old);
});
