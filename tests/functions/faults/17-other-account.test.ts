import { createHmac } from 'node:crypto';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { attention } from '../../../functions/src/alerts/attention-item.ts';
import { receiveWebhook } from '../../../functions/src/payments/webhook/receive-webhook.ts';
import { readLetter, subjectsTo } from '../../support/functions/outbox.ts';
import {
  anOpenOrder,
  forgetCounted,
  ledgerEntry,
  lettersToOperator,
} from '../../support/functions/payments.ts';
import { reachSandbox } from '../../support/functions/provider.ts';
import { read } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import { anEvent, aPaymentEntity, deliver, providerId } from '../../support/functions/webhooks.ts';

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
    expect(await ledgerEntry(payment)).toBeUndefined();
    expect((await attention.doc('foreign').get()).data()).toMatchObject({
      kind: 'foreign',
      details: 'payment.captured',
    });
  },
);

it('fault 17, other account: hundreds of such events are one entry and one letter to the operator', async () => {
  await forgetCounted('foreign');
  const earlier = await lettersToOperator('foreign');
  const mailed = (await subjectsTo('operator@example.com')).length;
  const many = 60;
  const event = {
    ...anEvent('payment.captured', aPaymentEntity()),
    account_id: 'acc_Another00001',
  };
  const deliveries = Array.from({ length: many }, (_, created_at) =>
    deliver({ ...event, created_at }, { eventId: providerId('evt') }),
  );
  for (const { body } of await Promise.all(deliveries)) expect(body.outcome).toBe('foreign');
  const told = await attention.where('kind', '==', 'foreign').get();
  expect(told.docs.map((entry) => entry.data().count)).toEqual([many]);
  const newLetters = async () =>
    (await lettersToOperator('foreign')).filter((id) => !earlier.includes(id));
  await expect
    .poll(async () =>
      (await Promise.all((await newLetters()).map(readLetter))).map((it) => it?.state),
    )
    .toEqual(['sent']);
  const subjects = (await subjectsTo('operator@example.com')).slice(0, -mailed || undefined);
  expect(subjects.filter((it) => it === 'Attention: Webhook of another account')).toHaveLength(1);
});

it.each([
  ['the right one', 'acc_AnotherMode001'],
  ['none', ''],
])(
  'fault 17, other account: what was parked is booked when it comes again and the parameter names %s',
  async (_, own) => {
    const { order, payment } = await anOpenOrder();
    const event = { ...anEvent('payment.captured', payment), account_id: 'acc_AnotherMode001' };
    const rawBody = Buffer.from(JSON.stringify(event));
    const hmac = createHmac('sha256', suite.razorpayWebhookSecret);
    const delivery = {
      rawBody,
      signature: hmac.update(rawBody).digest('hex'),
      eventId: providerId('evt'),
    };
    expect(await receiveWebhook(delivery)).toBe('foreign');
    onTestFinished(() => void vi.stubEnv('RAZORPAY_ACCOUNT_ID', suite.razorpayAccountId));
    vi.stubEnv('RAZORPAY_ACCOUNT_ID', own);
    expect(await receiveWebhook(delivery)).toBe('settled');
    expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  },
);
